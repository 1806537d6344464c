/// A frame around views, with a title.
@MainActor open class NSBox: NSView {
  /// The title.
  open var title = ""
  /// What is in it.
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
}
