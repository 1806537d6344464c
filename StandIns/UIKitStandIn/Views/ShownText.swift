import Foundation

/// A text and the same with attributes, of which each set also sets the other.
struct ShownText {
  private var string: String?
  private var attributed: NSAttributedString?

  var text: String? {
    get { string }
    set {
      string = newValue
      attributed = newValue.map { NSAttributedString(string: $0) }
    }
  }

  var attributedText: NSAttributedString? {
    get { attributed }
    set {
      attributed = newValue
      string = newValue?.string
    }
  }
}
