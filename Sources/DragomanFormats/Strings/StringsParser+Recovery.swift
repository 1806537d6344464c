/// What is done where a text does not follow the grammar: every fault costs its own entry at the most.
extension StringsParser {
  /// Steps over a semicolon or a brace that stands where an entry should begin.
  mutating func skipStraySign() -> Bool {
    switch scanner.next {
    case UInt8(ascii: ";"):
      log.report(StringsFault.extraSemicolon, at: scanner.offset)
      while scanner.skip(UInt8(ascii: ";")) {}
      return true
    case UInt8(ascii: "}"):
      log.report(StringsFault.extraBrace, at: scanner.offset)
      scanner.offset += 1
      _ = scanner.skip(UInt8(ascii: ";"))
      return true
    default: return false
    }
  }

  /// Reads the semicolon after a value, or makes sure that the entry ends here without one.
  ///
  /// A dictionary, an array and data have an end of their own: they are not read again, which could take for ever.
  mutating func endEntry(_ key: String, _ value: StringsStatement.Value, depth: Int) -> Bool {
    let end = scanner.offset
    let faultCount = scanner.pendingFaults.count
    scanner.skipTrivia()
    if scanner.skip(UInt8(ascii: ";")) { return true }
    if skipSignInsteadOfSemicolon(key) { return true }
    guard value.isContainer || isEndOfEntry(depth: depth) else { return false }
    // The comments that were skipped belong to the next entry.
    scanner.pendingFaults.removeLast(scanner.pendingFaults.count - faultCount)
    goBack(to: end)
    note(.missingSemicolon(key: key), at: end)
    return true
  }

  /// A comma, colon or full stop that ends an entry.
  private mutating func skipSignInsteadOfSemicolon(_ key: String) -> Bool {
    guard let sign = scanner.next, [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ".")].contains(sign) else {
      return false
    }
    let after = scanner.skippingBlanks(from: scanner.offset + 1)
    guard scanner.isBlank(from: after) || scanner.seemsEntry(at: after) else { return false }
    note(.wrongSign(Character(Unicode.Scalar(sign)), insteadOf: ";", key: key), at: scanner.offset)
    scanner.offset += 1
    return true
  }

  private func isEndOfEntry(depth: Int) -> Bool {
    if scanner.isAtEnd || (depth > 0 && scanner.next == UInt8(ascii: "}")) { return true }
    return scanner.crossedLine
      ? scanner.seemsLineOfEntry(at: scanner.offset) : scanner.seemsEntry(at: scanner.offset)
  }

  /// Goes back to the beginning of an entry that was not understood and finds out what was meant.
  mutating func recover(from start: Int, _ comments: [Range<Int>] = [], into handler: inout some StringsHandler) {
    let failure = scanner.offset
    patience -= failure - start - (scanner.leapt - leaptBefore)
    guard patience >= 0 else { return giveUp(at: start) }
    // All before the entry have been reported.
    scanner.pendingFaults.removeAll()
    goBack(to: start)
    if skipTextBeforeEntry() { return flushFaults() }
    let end = scanner.statementStart(after: start)
    guard let salvaged = scanner.salvageEntry(in: start..<end) else { return dropLine(in: start..<end) }
    scanner.offset = max(salvaged.end, start + 1)
    let key = text(of: salvaged.key)
    note(salvaged.flaw.fault(key: key), at: start < failure && failure < salvaged.end ? failure : start)
    guard let token = salvaged.value else { return flushFaults() }
    emit(key, salvaged.key, .text(text(of: token), token), comments, into: &handler)
  }

  /// Leaves out the rest of a file that is read again and again.
  private mutating func giveUp(at offset: Int) {
    log.report(StringsFault.hopeless, at: offset)
    scanner.offset = scanner.bytes.count
    scanner.pendingFaults.removeAll()
  }

  private mutating func goBack(to start: Int) {
    scanner.offset = start
    // In the order of the text: there may be many before.
    while let last = scanner.comments.last, last.lowerBound >= start { scanner.comments.removeLast() }
  }

  /// Steps over text before an entry on the same line.
  private mutating func skipTextBeforeEntry() -> Bool {
    let start = scanner.offset
    guard scanner.next != UInt8(ascii: "\"") else { return false }
    let quote = scanner.nextQuote(from: start)
    guard quote < scanner.lineEnd(after: start), scanner.beginsEntry(at: quote) else { return false }
    noteStray(start..<quote)
    scanner.offset = quote
    return true
  }

  /// Gives up the rest of a line.
  private mutating func dropLine(in chunk: Range<Int>) {
    if dropKeyAlone() { return }
    let end = max(chunk.lowerBound + 1, min(chunk.upperBound, scanner.lineEnd(after: chunk.lowerBound)))
    noteStray(chunk.lowerBound..<end)
    scanner.offset = end
    flushFaults()
  }

  /// Gives up a string with nothing after it on its line.
  private mutating func dropKeyAlone() -> Bool {
    let start = scanner.offset
    guard scanner.next == UInt8(ascii: "\""), let token = scanner.scanString(), scanner.isBlank(from: scanner.offset)
    else {
      scanner.offset = start
      return false
    }
    note(.missingValue(key: text(of: token)), at: start)
    flushFaults()
    return true
  }

  private mutating func noteStray(_ range: Range<Int>) {
    let text = excerpt(of: range)
    let isText = scanner.bytes[range].contains { StringsScanner.isWord($0) && $0 != UInt8(ascii: "-") || $0 >= 0x80 }
    note(isText ? .strayText(text) : .strayPunctuation(text), at: range.lowerBound)
  }

  /// Steps over braces and parentheses too deep to be read, without going deeper.
  mutating func skipNested() {
    var depth = 0
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if scanner.scanString() == nil { scanner.offset = scanner.bytes.count }
        scanner.offset -= 1
      default: break
      }
      scanner.offset += 1
      if depth == 0 { return }
      scanner.skipTrivia()
    }
  }
}
