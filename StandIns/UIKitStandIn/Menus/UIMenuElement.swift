public import Foundation

/// What can stand in a menu.
@MainActor open class UIMenuElement: NSObject {
  var shownTitle = ""
  var shownImage: UIImage?

  /// The subtitle.
  @available(iOS 15.0, tvOS 15.0, *)
  open var subtitle: String?

  /// The title.
  open var title: String { shownTitle }

  /// The image.
  open var image: UIImage? { shownImage }

  override init() { super.init() }
}

extension UIMenuElement {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Partly.
    case mixed = 2
  }

  /// How an element looks.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    /// It may destroy something.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// It is not shown.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
  }
}
