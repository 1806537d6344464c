/// The subtags of a tag, in lower case: at most eight ASCII letters and digits each, between `-` or `_`.
struct TagSubtags {
  private(set) var remaining: ArraySlice<String>

  /// Nil when a subtag is empty, too long, or has another character, and for a text of more than 255 bytes.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 255 else { return nil }
    let subtags = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isTagSeparator)
    guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }) else {
      return nil
    }
    remaining = subtags.map { String(decoding: $0.map(\.asciiLowercased), as: UTF8.self) }[...]
  }

  /// Takes the next subtag if it is of the kind asked for.
  mutating func next(where isWanted: (String) -> Bool = { _ in true }) -> String? {
    guard let first = remaining.first, isWanted(first) else { return nil }
    remaining.removeFirst()
    return first
  }

  /// Takes the next subtags as long as they are of the kind asked for.
  mutating func all(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let taken = remaining.prefix(while: isWanted)
    remaining = remaining.dropFirst(taken.count)
    return Array(taken)
  }
}

extension UInt8 {
  var isTagSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIILetter }
  var asciiLowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
  var asciiUppercased: UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self ? self & 0xDF : self }
}
