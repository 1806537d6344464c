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
  case invalidUTF8
  case duplicateKey(String)
}

extension JSONFault: FormatFault {
  package var rule: FormatRule {
    switch self {
    case .unexpected, .endOfFile, .unterminatedString, .malformedNumber, .missingComma, .strayComma: .syntax
    case .tooDeep: .limit
    case .emptyFile: .emptyFile
    case .unknownEscape, .incompleteEscape, .loneSurrogate, .controlCharacter: .escape
    case .invalidUTF8: .encoding
    case .duplicateKey: .duplicateKey
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
    case .unexpected, .endOfFile, .unterminatedString, .malformedNumber, .tooDeep, .loneSurrogate, .invalidUTF8: true
    case .emptyFile, .missingComma, .strayComma, .controlCharacter, .unknownEscape, .incompleteEscape, .duplicateKey:
      false
    }
  }

  package var sentence: String {
    switch self {
    case .unexpected(let scalar, let wanted): "expected \(wanted.name), found \(scalar.shown)"
    case .endOfFile(let wanted): "the file ends where \(wanted.name) should be"
    case .unterminatedString: "the string has no closing quote"
    case .malformedNumber: "this is no number of JSON"
    case .tooDeep(let limit): "values lie more than \(limit) deep in one another"
    case .emptyFile: "the file is empty"
    case .missingComma: "a comma is missing before this"
    case .strayComma: "there is a comma too many"
    case .controlCharacter(let byte): "the string holds the control character \(Unicode.Scalar(byte).shown) unescaped"
    case .unknownEscape(let scalar): "a backslash before \(scalar.shown) means nothing and is left out"
    case .incompleteEscape: "\\u needs four hexadecimal digits and stays as it is written, without the backslash"
    case .loneSurrogate(let unit): "\\u\(hexadecimal(unit)) is half of a character and is replaced by U+FFFD"
    case .invalidUTF8: "the bytes are not UTF-8 and are replaced by U+FFFD"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice; the last one counts"
    }
  }
}

extension JSONFault.Wanted {
  fileprivate var name: String {
    switch self {
    case .mark(let mark): "'\(mark.text)'"
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
      ? "U+\(hexadecimal(UInt16(truncatingIfNeeded: value)))" : "'\(self)'"
  }
}

private func hexadecimal(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16, uppercase: true)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
