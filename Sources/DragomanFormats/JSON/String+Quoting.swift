extension String {
  /// Appends a text as a string of JSON.
  mutating func appendQuoted(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\u{8}": append("\\b")
      case "\u{C}": append("\\f")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\0"..<" ": append((scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16))
      default: unicodeScalars.append(scalar)
      }
    }
    append("\"")
  }
}
