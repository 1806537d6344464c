public import Foundation

/// Lines of text to read.
@MainActor open class UILabel: UIView {
  private var shown = ShownText()

  /// The text.
  open var text: String? {
    get { shown.text }
    set { shown.text = newValue }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { shown.attributedText }
    set { shown.attributedText = newValue }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
}
