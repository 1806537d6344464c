public import Foundation

/// A region of text that scrolls and can be edited.
@MainActor open class UITextView: UIScrollView {
  private var shown = ShownText()

  /// The text.
  open var text: String! {
    get { shown.text ?? "" }
    set { shown.text = newValue }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { shown.attributedText ?? NSAttributedString(string: "") }
    set { shown.attributedText = newValue }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
}
