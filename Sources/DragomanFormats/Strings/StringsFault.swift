/// What can be wrong in a `.strings` file.
package enum StringsFault: FormatFault, Hashable {
  // What the grammar asks for and is not there.
  case missingSemicolon(key: String)
  case missingEquals(key: String)
  case missingValue(key: String)
  case missingOpeningQuote(key: String)
  case missingClosingQuote(key: String)
  case unclosedComment(hidesEntries: Bool)
  case unclosedDictionary
  case unclosedArray
  case unclosedData
  /// A line that is lost in a comment that is not closed.
  case hiddenInComment(String)

  // What is there and should not be.
  case extraEquals(key: String)
  case extraSemicolon
  case extraBrace
  case wrongSign(Character, insteadOf: Character, key: String)
  case unescapedQuote(key: String)
  case typographicQuotes(key: String)
  case unquotedValue(key: String)
  case invisibleCharacter(Unicode.Scalar)
  case strayPunctuation(String)
  case strayText(String)
  case textAfterEnd
  case commentInWord
  case malformedData
  case malformedArray
  /// Too much of the file is damaged to go on.
  case hopeless

  // What is well-formed and still hardly meant.
  case noEntries
  case valueIsNoText(PropertyListKind, key: String)
  case duplicateKey(String, first: SourcePosition)

  // Escapes.
  case lowerCaseUnicodeEscape
  case unicodeEscapeWithoutDigits
  case unknownEscape(Character)
  case loneSurrogate(UInt16)
  case undefinedOctalEscape(UInt8)
}

extension StringsFault {
  package var rule: FormatRule {
    switch self {
    case .noEntries: .emptyFile
    case .valueIsNoText: .valueKind
    case .duplicateKey: .duplicateKey
    case .hopeless: .limit
    case .lowerCaseUnicodeEscape, .unicodeEscapeWithoutDigits, .unknownEscape, .loneSurrogate, .undefinedOctalEscape:
      .escape
    default: .syntax
    }
  }

  package var severity: FormatIssue.Severity {
    switch self {
    case .noEntries, .duplicateKey, .lowerCaseUnicodeEscape, .unicodeEscapeWithoutDigits, .unknownEscape: .warning
    default: .error
    }
  }

  package var losesContent: Bool {
    switch self {
    case .missingValue, .strayText, .malformedData, .malformedArray, .valueIsNoText, .loneSurrogate,
      .undefinedOctalEscape, .unclosedData, .hiddenInComment, .hopeless:
      true
    default: false
    }
  }
}

extension StringsFault {
  /// The key of the entry that is concerned, where there is one.
  var key: String? {
    switch self {
    case .missingSemicolon(let key), .missingEquals(let key), .missingValue(let key), .missingOpeningQuote(let key),
      .missingClosingQuote(let key), .extraEquals(let key), .wrongSign(_, _, let key), .unescapedQuote(let key),
      .typographicQuotes(let key), .unquotedValue(let key), .valueIsNoText(_, let key), .duplicateKey(let key, _):
      key
    default: nil
    }
  }
}
