/// A bar of buttons.
@MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
}
