/// A controller that shows an alert.
@MainActor open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// How it is shown.
  open private(set) var preferredStyle: UIAlertController.Style = .actionSheet

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

extension UIAlertController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// As a sheet.
    case actionSheet = 0
    /// As an alert.
    case alert = 1
  }
}
