import DragomanFormats

/// Where two keys differ that a person may not be able to tell apart, by its code points.
struct KeyDifference: CustomStringConvertible {
  private let first: String
  private let second: String

  /// The first place where two keys differ; nil for the same key.
  ///
  /// - Parameter form: What of a character counts.
  init?(_ first: String, _ second: String, comparing form: @escaping (Character) -> String = { String($0) }) {
    let isSame = { (first: Character, second: Character) in ExactString(form(first)) == ExactString(form(second)) }
    let same = zip(first, second).prefix { isSame($0, $1) }.count
    var rests = (first.dropFirst(same), second.dropFirst(same))
    if rests.0.isEmpty, rests.1.isEmpty { return nil }
    if let one = rests.0.first, let other = rests.1.first, one == other {
      rests = (rests.0.prefix(1), rests.1.prefix(1))
    } else {
      let end = zip(rests.0.reversed(), rests.1.reversed()).prefix { isSame($0, $1) }.count
      rests = (rests.0.dropLast(end), rests.1.dropLast(end))
    }
    (self.first, self.second) = (Self.codePoints(rests.0), Self.codePoints(rests.1))
  }

  /// `U+00E9 against U+0065 U+0301`.
  var description: String { "\(first) against \(second)" }

  private static func codePoints(_ text: Substring) -> String {
    let shown = text.unicodeScalars.prefix(limit)
    if shown.isEmpty { return "nothing" }
    return shown.map(\.codePoint).joined(separator: " ") + (shown.endIndex < text.endIndex ? " …" : "")
  }

  /// A character can have any number of marks.
  private static let limit = 6
}

extension KeyDifference {
  /// `; they differ in U+00E9 against U+0065 U+0301`, where two keys look the same as they are printed; nothing for
  /// others, and for one key.
  static func remark(on first: String, _ second: String) -> String {
    guard first.asSeen == second.asSeen, let difference = Self(first, second) else { return "" }
    return "; they differ in \(difference)"
  }
}

extension String {
  /// What a person sees of it in a sentence.
  fileprivate var asSeen: String {
    String(String.UnicodeScalarView(excerpt.unicodeScalars.filter(\.isVisible)))
  }
}

extension Unicode.Scalar {
  /// `U+00E9`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
