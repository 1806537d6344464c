public import Foundation

/// A field for a line of text.
@MainActor open class UITextField: UIControl {
  private var shown = ShownText()
  private var shownPlaceholder = ShownText()

  /// The text; empty until something is written.
  open var text: String? {
    get { shown.text ?? "" }
    set { shown.text = newValue }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { shown.attributedText }
    set { shown.attributedText = newValue }
  }

  /// What stands in the field while it is empty.
  open var placeholder: String? {
    get { shownPlaceholder.text }
    set { shownPlaceholder.text = newValue }
  }

  /// What stands in the field while it is empty, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder.attributedText }
    set { shownPlaceholder.attributedText = newValue }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
}
