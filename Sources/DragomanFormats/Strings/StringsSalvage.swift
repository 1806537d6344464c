/// What a damaged entry was probably meant to be.
struct SalvagedEntry {
  enum Flaw {
    case missingValue
    case missingOpeningQuote
    case missingClosingQuote
    case typographicQuotes
    case unquotedValue
    case unescapedQuote
    case missingSemicolon
  }

  var key: StringsToken
  /// `nil` where none can be made out.
  var value: StringsToken?
  var flaw: Flaw
  /// Where reading goes on.
  var end: Int
}

extension SalvagedEntry.Flaw {
  func fault(key: String) -> StringsFault {
    switch self {
    case .missingValue: .missingValue(key: key)
    case .missingOpeningQuote: .missingOpeningQuote(key: key)
    case .missingClosingQuote: .missingClosingQuote(key: key)
    case .typographicQuotes: .typographicQuotes(key: key)
    case .unquotedValue: .unquotedValue(key: key)
    case .unescapedQuote: .unescapedQuote(key: key)
    case .missingSemicolon: .missingSemicolon(key: key)
    }
  }
}

extension StringsScanner {
  /// Makes out a key and a value in the text from a damaged entry to the next entry.
  ///
  /// The key ends at the first quotation mark before an equals sign, or else at the first equals sign; the value
  /// ends at a quotation mark and a semicolon at the end of a line, or else where the line does.
  mutating func salvageEntry(in chunk: Range<Int>) -> SalvagedEntry? {
    let line = firstLine(of: chunk)
    guard let separator = separator(in: line) else { return nil }
    let key = SalvagedText(line.lowerBound..<separator.lowerBound, in: self)
    let start = skippingSpace(in: separator.upperBound..<chunk.upperBound)
    guard start < chunk.upperBound, byte(at: start) != UInt8(ascii: ";") else {
      guard key.isQuoted || key.isWord(in: self) else { return nil }
      let end = start < chunk.upperBound ? start + 1 : line.upperBound
      return SalvagedEntry(key: key.token, value: nil, flaw: .missingValue, end: end)
    }
    let (value, end) = salvageValue(in: start..<chunk.upperBound)
    let isEntry = key.isQuoted || value.isQuoted || (key.isWord(in: self) && byte(at: end - 1) == UInt8(ascii: ";"))
    guard isEntry else { return nil }
    return SalvagedEntry(key: key.token, value: value.token, flaw: flaw(of: key, value), end: end)
  }

  private mutating func firstLine(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<min(lineEnd(after: range.lowerBound), range.upperBound)
  }

  /// From the end of the key to the beginning of the value.
  private mutating func separator(in line: Range<Int>) -> Range<Int>? {
    let quote = keyEnd(from: line.lowerBound + 1)
    let signAfterQuote = skippingBlanks(from: quote + 1)
    if signAfterQuote < line.upperBound { return quote + 1..<skippingSigns(from: signAfterQuote) }
    let sign = nextEqualsSign(from: line.lowerBound)
    return sign < line.upperBound ? sign..<skippingSigns(from: sign) : nil
  }

  /// Steps over equals signs and blanks.
  private func skippingSigns(from start: Int) -> Int {
    var offset = start
    while byte(at: offset) == UInt8(ascii: "=") { offset = skippingBlanks(from: offset + 1) }
    return offset
  }

  private func skippingSpace(in range: Range<Int>) -> Int {
    var offset = min(range.lowerBound, range.upperBound)
    while offset < range.upperBound, bytes[offset] == UInt8(ascii: " ") || (9...13).contains(bytes[offset]) {
      offset += 1
    }
    return offset
  }

  private func flaw(of key: SalvagedText, _ value: SalvagedText) -> SalvagedEntry.Flaw {
    let quotes = [key.opening, key.closing, value.opening, value.closing]
    if quotes.contains(.typographic) { return .typographicQuotes }
    switch (value.opening, value.closing) {
    case (.none, .none): return .unquotedValue
    case (.none, _): return .missingOpeningQuote
    case (_, .none): return .missingClosingQuote
    default: break
    }
    if key.opening == .none, key.closing != .none { return .missingOpeningQuote }
    if key.closing == .none, key.opening != .none { return .missingClosingQuote }
    return key.holdsQuote(in: self) || value.holdsQuote(in: self) ? .unescapedQuote : .missingSemicolon
  }
}

// MARK: - Values

extension StringsScanner {
  /// A value from its first character on, and where its entry ends.
  private mutating func salvageValue(in range: Range<Int>) -> (SalvagedText, end: Int) {
    let line = firstLine(of: range)
    let start = isQuote(at: range.lowerBound) ? line.lowerBound + 1 : line.lowerBound
    let isOpened = start > line.lowerBound
    let end = statementEnd(from: start)
    if end < line.upperBound { return closed(range.lowerBound, at: end) }
    if let end = lastValueEnd(in: start..<max(start, line.upperBound)) { return closed(range.lowerBound, at: end) }
    let semicolon = finalSemicolon(from: start)
    if semicolon < line.upperBound {
      return (SalvagedText(range.lowerBound..<semicolon, in: self), semicolon + 1)
    }
    if isOpened, end < range.upperBound { return closed(range.lowerBound, at: end) }
    return (SalvagedText(line, in: self), line.upperBound)
  }

  /// A value that ends with the quotation mark at an offset, after which comes a semicolon.
  private func closed(_ start: Int, at quote: Int) -> (SalvagedText, end: Int) {
    (SalvagedText(start..<quote + 1, in: self), skippingBlanks(from: quote + 1) + 1)
  }

  /// The last quotation mark on a line that a semicolon follows.
  private mutating func lastValueEnd(in line: Range<Int>) -> Int? {
    // Only where there is one is it worth looking for the last; it is then the end of the entry.
    guard valueEnd(from: line.lowerBound) < line.upperBound else { return nil }
    return line.last { bytes[$0] == UInt8(ascii: "\"") && endsValue(at: $0) }
  }

  /// Whether an odd number of backslashes stands before an offset.
  func isEscaped(at offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return !(offset - start).isMultiple(of: 2)
  }
}
