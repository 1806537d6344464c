import Dragoman
import Foundation

extension LocalizedText {
  /// Resolves the text in every way. What has attributes reads as what has none, and isolates are opened and closed.
  func check() {
    let plain = string
    precondition(attributedString.reads(as: plain), "attributes change the text")
    let isolated = isolatingArguments()
    precondition(isolated.attributedString.reads(as: isolated.string), "attributes change the isolated text")
    precondition(
      plain.unicodeScalars.contains("\u{2068}") || !isolated.string.unicodeScalars.hasEmptyIsolate,
      "nothing is isolated")
  }
}

extension AttributedString {
  fileprivate func reads(as text: String) -> Bool {
    String(characters).unicodeScalars.elementsEqual(text.unicodeScalars)
  }
}

extension String.UnicodeScalarView {
  /// FSI with PDI behind it.
  fileprivate var hasEmptyIsolate: Bool {
    zip(self, dropFirst()).contains { $0 == "\u{2068}" && $1 == "\u{2069}" }
  }
}
