public import Foundation

/// A rectangle of content.
@MainActor open class NSView: NSResponder, @preconcurrency NSAccessibilityProtocol {
  private var contents: [NSView] = []
  private var ownDirection: NSUserInterfaceLayoutDirection?
  private var spoken = AccessibilityTexts()
  private weak var ownWindow: NSWindow?

  /// Where it lies in its superview.
  open var frame: NSRect
  /// The view that contains it.
  open private(set) weak var superview: NSView?
  /// What is shown while the pointer rests on it.
  open var toolTip: String?
  /// Whether it is to be laid out anew.
  @available(macOS 10.7, *)
  open var needsLayout = false
  /// Whether it is to be drawn anew.
  open var needsDisplay = false

  /// Makes a view.
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// The window that it is in.
  open var window: NSWindow? { ownWindow ?? superview?.window }

  /// The views that it contains, the backmost first.
  open var subviews: [NSView] {
    get { contents }
    set {
      for view in contents { view.superview = nil }
      contents = newValue
      for view in newValue { view.superview = self }
    }
  }

  /// The direction of its content; that of the app until it is set.
  @available(macOS 10.8, *)
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { ownDirection ?? AppEnvironment.launchDirection }
    set { ownDirection = newValue }
  }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    contents.append(view)
  }

  /// Takes the view out of the view that contains it.
  open func removeFromSuperview() {
    superview?.contents.removeAll { $0 === self }
    superview = nil
  }

  /// Says which window the view is the content of.
  func enter(_ window: NSWindow?) { ownWindow = window }

  open func accessibilityLabel() -> String? { spoken.label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken.label = accessibilityLabel }

  open func accessibilityHelp() -> String? { spoken.help }

  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken.help = accessibilityHelp }

  open func accessibilityValue() -> Any? { spoken.value }

  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken.value = accessibilityValue }
}
