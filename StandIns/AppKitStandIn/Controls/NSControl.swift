public import Foundation

/// A view with which a person does something.
@MainActor open class NSControl: NSView {
  private var shown = NSAttributedString(string: "")

  /// The value as a text.
  open var stringValue: String {
    get { shown.string }
    set { shown = NSAttributedString(string: newValue) }
  }
  /// The value as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { shown }
    set { shown = newValue }
  }
  /// How its text is aligned.
  open var alignment: NSTextAlignment = .natural
  /// Whether it can be used.
  open var isEnabled = true
  /// Who is told.
  open weak var target: AnyObject?
  /// What it is told.
  open var action: Selector?
  /// What draws it.
  open var cell: NSCell? = NSCell()
}

extension NSControl {
  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The number of the state.
    public let rawValue: Int

    /// Makes a state.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Makes a state.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Partly on.
    public static let mixed = StateValue(-1)
    /// Off.
    public static let off = StateValue(0)
    /// On.
    public static let on = StateValue(1)
  }
}
