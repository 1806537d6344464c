extension StringsFault {
  package var sentence: String {
    switch self {
    case .missingSemicolon(let key): "a semicolon is missing after the value of \(key.quoted)"
    case .missingEquals(let key): "an equals sign is missing after the key \(key.quoted)"
    case .missingValue(let key): "the key \(key.quoted) has no value and was left out"
    case .missingOpeningQuote(let key): "an opening quotation mark is missing in the entry \(key.quoted)"
    case .missingClosingQuote(let key): "a closing quotation mark is missing in the entry \(key.quoted)"
    case .unclosedComment(hidesEntries: false): "the comment is not closed"
    case .unclosedComment(hidesEntries: true): "the comment is not closed; it was taken to end before the next entry"
    case .hiddenInComment(let text): "\(text.quoted) is in a comment that is not closed and was left out"
    case .unclosedDictionary: "the dictionary is not closed by “}”"
    case .unclosedArray: "the array is not closed by “)”"
    case .unclosedData: "the data is not closed by “>” and was left out"

    case .extraEquals(let key): "the entry \(key.quoted) has an equals sign too many"
    case .extraSemicolon: "there is a semicolon too many"
    case .extraBrace: "there is a “}” too many"
    case .wrongSign(let found, let expected, let key):
      "the entry \(key.quoted) has “\(found)” where “\(expected)” belongs"
    case .unescapedQuote(let key): "the entry \(key.quoted) has a quotation mark without a backslash before it"
    case .typographicQuotes(let key):
      "the entry \(key.quoted) is in typographic quotation marks instead of straight ones"
    case .unquotedValue(let key): "the value of \(key.quoted) is not in quotation marks"
    case .invisibleCharacter(let scalar): "there is an invisible \(scalar.codePoint) between the entries"
    case .strayPunctuation(let text): "\(text.quoted) is no part of an entry"
    case .strayText(let text): "\(text.quoted) is no entry and was left out"
    case .commentInWord: "there is no space between a word without quotation marks and the comment after it"
    case .textAfterEnd: "there is more after the end of the dictionary"

    case .malformedData: "the data is not in pairs of hexadecimal digits and was left out"
    case .malformedArray: "the array is damaged; the rest of it was left out"
    case .hopeless: "too much of the file is damaged; the rest was left out"
    case .noEntries: "the file has no entries"
    case .valueIsNoText(let kind, let key):
      "the value of \(key.quoted) is \(kind.rawValue), not a text, and was left out"
    case .duplicateKey(let key, let first):
      "the key \(key.quoted) was given before, at \(first.line):\(first.column); this one counts"

    case .lowerCaseUnicodeEscape: "“\\u” is no escape, the backslash was dropped; “\\U” is the escape"
    case .unicodeEscapeWithoutDigits: "“\\U” without hexadecimal digits is no escape; the backslash was dropped"
    case .unknownEscape(let character): "“\\\(character)” is no escape; the backslash was dropped"
    case .loneSurrogate(let unit): "“\\U\(hexadecimal(unit))” is half a character and was replaced by U+FFFD"
    case .undefinedOctalEscape(let byte): "“\\\(String(byte, radix: 8))” is no character and was replaced by U+FFFD"
    }
  }
}

extension Unicode.Scalar {
  /// As in `U+FEFF`.
  var codePoint: String { "U+" + hexadecimal(value) }
}

/// At least four digits.
private func hexadecimal(_ value: some BinaryInteger) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
