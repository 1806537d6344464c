/// A text as Swift writes it.
enum SwiftLiteral {
  /// One literal with its quotation marks, without interpolations and on one line, whatever the text; of a text that no
  /// literal can say, the expression that makes it of its bytes.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isPlain) { return "\"\(text)\"" }
    return canSay(text) ? literal(text) : decoding(text)
  }

  /// Whether a literal can say a text: the compiler refuses some noncharacters, even by their numbers.
  static func canSay(_ text: String) -> Bool {
    !text.unicodeScalars.contains { (0xFDD0...0xFDEF).contains($0.value) }
  }

  private static func decoding(_ text: String) -> String {
    let bytes = text.utf8.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: ", ")
    return "Swift.String(decoding: [\(bytes)] as [Swift.UInt8], as: Swift.UTF8.self)"
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    var isAfterLetter = false
    for scalar in text.unicodeScalars {
      // A mark that belongs to no letter would be drawn over the quotation mark.
      let isPlain = scalar.isVisible && (isAfterLetter || !scalar.isMark)
      literal += isPlain ? escaped(scalar) : scalar.escape
      isAfterLetter = isPlain
    }
    return literal + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: String(scalar)
    }
  }

  /// A text without white space around it.
  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension UInt8 {
  /// Whether it is the ASCII of something visible that stands for itself in a literal.
  fileprivate var isPlain: Bool { (0x20..<0x7F).contains(self) && self != 0x22 && self != 0x5C }
}

extension Unicode.Scalar {
  /// Whether a reader sees it as what it is, and it steers nothing.
  var isVisible: Bool {
    if isASCII { return (0x20..<0x7F).contains(value) }
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    // Of the white space only the usual one.
    case .spaceSeparator: return self == " "
    default: return true
    }
  }

  /// The character by its number, or by a letter where there is one for it.
  var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
