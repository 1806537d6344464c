/// Searches that are remembered; each gives the end of the text where there is nothing to find.
extension StringsScanner {
  /// The offset after the next `*/`.
  mutating func commentEnd(after start: Int) -> Int? {
    let bytes = bytes
    let star = landmarks.commentEnd.first(from: start) { start in
      bytes.firstOffset(of: UInt8(ascii: "*"), from: start) {
        $0 + 1 < bytes.count && bytes[$0 + 1] == UInt8(ascii: "/")
      }
    }
    return star < bytes.count ? star + 2 : nil
  }

  /// The end of the line, which may be far away.
  mutating func lineEnd(after start: Int) -> Int {
    let scanner = self
    return landmarks.lineEnd.first(from: start) { scanner.endOfLine(from: $0) }
  }

  mutating func nextQuote(from start: Int) -> Int {
    let bytes = bytes
    return landmarks.quote.first(from: start) { bytes.firstOffset(of: UInt8(ascii: "\""), from: $0) { _ in true } }
  }

  mutating func nextEqualsSign(from start: Int) -> Int {
    let bytes = bytes
    return landmarks.equalsSign.first(from: start) { bytes.firstOffset(of: UInt8(ascii: "="), from: $0) { _ in true } }
  }

  /// The next quotation mark with an equals sign after it.
  mutating func keyEnd(from start: Int) -> Int {
    let scanner = self
    return landmarks.keyEnd.first(from: start) { start in
      scanner.bytes.firstOffset(of: UInt8(ascii: "\""), from: start) { scanner.hasSign(UInt8(ascii: "="), after: $0) }
    }
  }

  /// The next quotation mark without a backslash that has a semicolon after it.
  mutating func valueEnd(from start: Int) -> Int {
    let scanner = self
    return landmarks.valueEnd.first(from: start) { start in
      scanner.bytes.firstOffset(of: UInt8(ascii: "\""), from: start) { scanner.endsValue(at: $0) }
    }
  }

  /// The next quotation mark with a semicolon and nothing else after it on its line.
  mutating func statementEnd(from start: Int) -> Int {
    let scanner = self
    return landmarks.statementEnd.first(from: start) { start in
      scanner.bytes.firstOffset(of: UInt8(ascii: "\""), from: start) {
        scanner.endsValue(at: $0) && scanner.isBlank(from: scanner.skippingBlanks(from: $0 + 1) + 1)
      }
    }
  }

  /// The next semicolon with nothing after it on its line.
  mutating func finalSemicolon(from start: Int) -> Int {
    let scanner = self
    return landmarks.finalSemicolon.first(from: start) { start in
      scanner.bytes.firstOffset(of: UInt8(ascii: ";"), from: start) { scanner.isBlank(from: $0 + 1) }
    }
  }

  /// The next quotation mark with which an entry seems to begin.
  mutating func entryQuote(from start: Int) -> Int {
    let scanner = self
    return landmarks.entryQuote.first(from: start) { start in
      scanner.bytes.firstOffset(of: UInt8(ascii: "\""), from: start) {
        // An escaped one ends no string before it: each string would be read from each of them.
        scanner.byte(before: $0) != UInt8(ascii: "\\") && scanner.seemsEntry(at: $0)
      }
    }
  }

  /// Whether an entry seems to begin with a quotation mark, which may be an escaped one.
  mutating func beginsEntry(at quote: Int) -> Bool {
    let scanner = self
    // From each quotation mark on the way to the one that closes it, it is that one.
    let close = landmarks.closingQuote.first(from: quote) { scanner.closingQuote(after: $0) }
    return close < lineEnd(after: quote) && hasSign(UInt8(ascii: "="), after: close)
  }

  private func closingQuote(after quote: Int) -> Int {
    var offset = quote + 1
    while true {
      offset = bytes.firstOffset(of: UInt8(ascii: "\""), UInt8(ascii: "\\"), in: rest(from: offset))
      guard byte(at: offset) == UInt8(ascii: "\\") else { return min(offset, bytes.count) }
      offset += 2
    }
  }

  private func byte(before offset: Int) -> UInt8? {
    offset > 0 ? bytes[offset - 1] : nil
  }

  /// Whether a sign follows the quotation mark at an offset.
  private func hasSign(_ sign: UInt8, after quote: Int) -> Bool {
    byte(at: skippingBlanks(from: quote + 1)) == sign
  }

  /// Whether the quotation mark at an offset has no backslash before it and a semicolon after it.
  func endsValue(at quote: Int) -> Bool {
    hasSign(UInt8(ascii: ";"), after: quote) && !isEscaped(at: quote)
  }
}

extension [UInt8] {
  /// The offset of the first such byte from an offset on of which something holds, or the end.
  fileprivate func firstOffset(of byte: UInt8, from start: Int, where holds: (Int) -> Bool) -> Int {
    var offset = start
    while true {
      offset = firstOffset(of: byte, in: offset..<Swift.max(offset, count))
      if offset >= count || holds(offset) { return Swift.min(offset, count) }
      offset += 1
    }
  }
}
