import Foundation

/// A text that is resolved at each change of the language, with what that takes found out once.
struct BoundText {
  private let text: LocalizedText
  private let plainKey: PlainKey?

  init(_ text: LocalizedText) {
    self.text = text
    plainKey = text.plainKey
  }

  var string: String { plainKey?.text ?? text.string }
  var attributedString: AttributedString { text.attributedString }
  var nsAttributedString: NSAttributedString { text.nsAttributedString }
}
