/// What can be wrong with JSON.
package enum JSONFault: Sendable, Hashable {
  /// What the grammar wants at a place.
  package enum Wanted: Sendable, Hashable {
    case mark(JSONMark)
    case key
    case value
    case end
    case commaOrClose
  }

  // Beyond repair: what lies around it is lost.
  case unexpected(Unicode.Scalar, wanted: Wanted)
  case endOfFile(wanted: Wanted)
  case unterminatedString
  case malformedNumber
  case tooDeep(limit: Int)

  // Read as meant.
  case emptyFile
  case missingComma
  case strayComma
  case controlCharacter(UInt8)
  case unknownEscape(Unicode.Scalar)
  case incompleteEscape
  case loneSurrogate(UInt16)
  /// A key that its object has already; the place of the first one, if places are kept.
  case duplicateKey(String, first: SourcePosition?)
  /// A key that its object has already, with another value.
  case conflictingKey(String, first: SourcePosition?)
}

extension JSONFault: FormatFault {
  package var rule: FormatRule {
    switch self {
    case .unexpected, .endOfFile, .unterminatedString, .malformedNumber, .missingComma, .strayComma: .syntax
    case .tooDeep: .limit
    case .emptyFile: .emptyFile
    case .unknownEscape, .incompleteEscape, .loneSurrogate, .controlCharacter: .escape
    case .duplicateKey, .conflictingKey: .duplicateKey
    }
  }

  package var severity: FormatIssue.Severity {
    switch self {
    case .emptyFile, .duplicateKey, .controlCharacter: .warning
    default: .error
    }
  }

  package var losesContent: Bool {
    switch self {
    case .unexpected, .endOfFile, .unterminatedString, .malformedNumber, .tooDeep, .loneSurrogate: true
    case .emptyFile, .missingComma, .strayComma, .controlCharacter, .unknownEscape, .incompleteEscape, .duplicateKey,
      .conflictingKey:
      false
    }
  }

  package var sentence: String {
    switch self {
    case .unexpected(let scalar, let wanted): "expected \(wanted.name), found \(scalar.shown)"
    case .endOfFile(let wanted): "the file ends where \(wanted.name) should be"
    case .unterminatedString: "the string has no closing quote"
    case .malformedNumber: "this is no number of JSON"
    case .tooDeep(let limit): "values lie in one another more than \(limit) deep"
    case .emptyFile: "the file is empty"
    case .missingComma: "a comma is missing before this"
    case .strayComma: "there is a comma too many"
    case .controlCharacter(let byte): "the string holds the control character \(Unicode.Scalar(byte).shown) unescaped"
    case .unknownEscape(let scalar): "a backslash before \(scalar.shown) means nothing and was left out"
    case .incompleteEscape: "four hexadecimal digits must follow “\\u”; the letters were kept without the backslash"
    case .loneSurrogate(let unit): "“\\u\(hexadecimal(unit))” is half of a character and was replaced by U+FFFD"
    case .duplicateKey(let key, let first?):
      "the key \(key.quoted) was given before, at \(first.line):\(first.column); this one counts"
    case .duplicateKey(let key, nil): "the key \(key.quoted) is given twice; the last one counts"
    case .conflictingKey(let key, let first?):
      "the key \(key.quoted) was given before, at \(first.line):\(first.column), with another value; this one counts"
    case .conflictingKey(let key, nil):
      "the key \(key.quoted) is given twice with different values; the last one counts"
    }
  }
}

extension JSONFault {
  /// A key that is there twice, with the same value or with another.
  static func repeated(_ key: String, first: SourcePosition?, isSame: Bool) -> Self {
    isSame ? .duplicateKey(key, first: first) : .conflictingKey(key, first: first)
  }
}

extension JSONFault.Wanted {
  fileprivate var name: String {
    switch self {
    case .mark(let mark): "“\(mark.text)”"
    case .key: "a key in quotes"
    case .value: "a value"
    case .end: "the end of the file"
    case .commaOrClose: "a comma or the closing bracket"
    }
  }
}

extension Unicode.Scalar {
  /// The character in quotes, or its number where it cannot be seen.
  fileprivate var shown: String {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xFFFD
      ? "U+\(hexadecimal(UInt16(truncatingIfNeeded: value)))" : "“\(self)”"
  }
}

private func hexadecimal(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16, uppercase: true)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
