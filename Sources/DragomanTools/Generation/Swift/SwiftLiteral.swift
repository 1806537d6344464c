/// A text as a string literal of Swift.
enum SwiftLiteral {
  /// The literal with its quotation marks. Whatever the text, it is one literal without interpolations, on one line.
  static func of(_ text: String) -> String {
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

extension Unicode.Scalar {
  /// Whether a reader sees it as what it is, and it steers nothing.
  var isVisible: Bool {
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
