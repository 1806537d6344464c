/// Where a reader finds its feet again after something it did not understand.
///
/// Tables are written one entry a line, so it is lines that are looked at, as a person would.
extension StringsScanner {
  /// The next place at which an entry or a comment seems to begin, or the end.
  ///
  /// That is the beginning of a line, or the place after a semicolon, that reads like one.
  mutating func statementStart(after start: Int) -> Int {
    let scanner = self
    return landmarks.statementStart.first(from: start, search: scanner.searchStatementStart)
  }

  private func searchStatementStart(from start: Int) -> Int {
    var offset = start
    while true {
      offset = bytes.firstOffset(of: UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), in: rest(from: offset))
      guard let byte = byte(at: offset) else { return bytes.count }
      offset += 1
      let candidate = skippingBlanks(from: offset)
      let begins = byte == UInt8(ascii: ";") ? seemsEntry(at: candidate) : seemsLineOfEntry(at: candidate)
      if begins { return candidate }
    }
  }

  /// Whether an entry, a comment or the end of a dictionary seems to begin here, at the beginning of a line.
  func seemsLineOfEntry(at start: Int) -> Bool {
    guard let byte = byte(at: start) else { return false }
    switch byte {
    case UInt8(ascii: "\""): return seemsEntry(at: start) || seemsKeyAlone(at: start) || seemsDamagedEntry(at: start)
    case UInt8(ascii: "'"): return seemsEntry(at: start)
    case UInt8(ascii: "/"): return [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(self.byte(at: start + 1))
    case UInt8(ascii: "}"): return true
    case 0xE2: return seemsTypographicEntry(at: start)
    default: return Self.isWord(byte) && (seemsWordEntry(at: start) || seemsDamagedEntry(at: start))
    }
  }

  /// Whether a string in quotes and an equals sign stand here, on one line.
  func seemsEntry(at start: Int) -> Bool {
    guard let end = endOfQuoted(at: start) else { return false }
    return byte(at: skippingBlanks(from: end)) == UInt8(ascii: "=")
  }

  /// `"key";`, or the `"key":` of those who think of JSON.
  private func seemsKeyAlone(at start: Int) -> Bool {
    guard let end = endOfQuoted(at: start) else { return false }
    let sign = skippingBlanks(from: end)
    if byte(at: sign) == UInt8(ascii: ";") { return isBlank(from: sign + 1) }
    return byte(at: sign) == UInt8(ascii: ":") && byte(at: skippingBlanks(from: sign + 1)) == UInt8(ascii: "\"")
  }

  /// `key = "` or `key = value;`
  private func seemsWordEntry(at start: Int) -> Bool {
    let sign = skippingBlanks(from: endOfWord(from: start))
    guard byte(at: sign) == UInt8(ascii: "=") else { return false }
    let value = skippingBlanks(from: sign + 1)
    let end = endOfWord(from: value)
    return isQuote(at: value) || (end > value && byte(at: skippingBlanks(from: end)) == UInt8(ascii: ";"))
  }

  /// A line that has `" = "` in it, or `= "` before its second quote: a key that lacks a quote, or has one too many.
  private func seemsDamagedEntry(at start: Int) -> Bool {
    let end = endOfLine(from: start)
    var quote = bytes.firstOffset(of: UInt8(ascii: "\""), in: start + 1..<max(start + 1, end))
    var isFirst = true
    while quote < end {
      let sign = skippingBlanks(from: quote + 1)
      if byte(at: sign) == UInt8(ascii: "="), isQuote(at: skippingBlanks(from: sign + 1)) { return true }
      let isAfterSign = isFirst && lastNonBlank(before: quote) == UInt8(ascii: "=")
      if isAfterSign, byte(at: start) == UInt8(ascii: "\"") { return true }
      isFirst = false
      quote = bytes.firstOffset(of: UInt8(ascii: "\""), in: quote + 1..<max(quote + 1, end))
    }
    return false
  }

  /// `“key” =`
  private func seemsTypographicEntry(at start: Int) -> Bool {
    guard typographicQuote(at: start) else { return false }
    let end = endOfLine(from: start)
    let sign = bytes.firstOffset(of: UInt8(ascii: "="), in: start..<end)
    return bytes.firstOffset(of: 0xE2, UInt8(ascii: "\""), in: sign..<end) < end
  }
}

// MARK: - Looking ahead within a line

extension StringsScanner {
  /// The offset after the blanks, which end no line.
  func skippingBlanks(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
    return offset
  }

  /// Whether the rest of the line is blank or a comment.
  func isBlank(from start: Int) -> Bool {
    let offset = skippingBlanks(from: start)
    switch byte(at: offset) {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
    case UInt8(ascii: "/"): return [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(at: offset + 1))
    default: return isUnicodeLineEnd(at: offset)
    }
  }

  func isQuote(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\"") || byte(at: offset) == UInt8(ascii: "'") || typographicQuote(at: offset)
  }

  /// One of `“ ” „ ‘ ’`.
  func typographicQuote(at offset: Int) -> Bool {
    guard byte(at: offset) == 0xE2, byte(at: offset + 1) == 0x80, let last = byte(at: offset + 2) else { return false }
    return [0x9C, 0x9D, 0x9E, 0x98, 0x99].contains(last)
  }

  /// The offset after a string in quotes that ends on its line.
  private func endOfQuoted(at start: Int) -> Int? {
    guard let quote = byte(at: start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var offset = start + 1
    while let byte = byte(at: offset) {
      switch byte {
      case quote: return offset + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  private func lastNonBlank(before end: Int) -> UInt8? {
    var offset = end - 1
    while offset >= 0, let byte = byte(at: offset), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      offset -= 1
    }
    return offset >= 0 ? bytes[offset] : nil
  }
}

// MARK: - Comments that are not closed

extension StringsScanner {
  /// The lines of a comment that may be entries and were not taken for any.
  func hiddenEntries(in comment: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = comment.lowerBound
    while start < comment.upperBound {
      let end = endOfLine(in: start..<comment.upperBound)
      if mayBeEntry(start..<end) { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// Whether there is an equals sign in a line, or a semicolon where an entry would have it.
  private func mayBeEntry(_ line: Range<Int>) -> Bool {
    line.contains { offset in
      switch bytes[offset] {
      case UInt8(ascii: "="): true
      case UInt8(ascii: ";"): offset > line.lowerBound && endsKey(at: offset - 1)
      default: false
      }
    }
  }

  /// Whether `key` or `"key"` may end before a semicolon.
  private func endsKey(at offset: Int) -> Bool {
    isQuote(at: offset) || (Self.isWord(bytes[offset]) && isBlank(from: offset + 2))
  }
}
