public import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// The title.
  open private(set) var title: String?
  /// How it looks.
  open private(set) var style: UIAlertAction.Style = .default
  /// Whether it can be used.
  open var isEnabled = true

  /// Makes a button.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes a button without a title.
  public override init() { super.init() }
}

extension UIAlertAction {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As buttons do.
    case `default` = 0
    /// As what leaves everything unchanged.
    case cancel = 1
    /// As what may destroy something.
    case destructive = 2
  }
}
