/// Reads the entries of a `.strings` file, or of any old-style property list, and keeps going whatever it meets.
///
/// The grammar: a file is entries, with or without braces around them; an entry is a key, and `=` and a value or
/// nothing, and `;`. Where a text does not follow it, `StringsParser+Recovery.swift` finds out what was meant.
struct StringsParser {
  var scanner: StringsScanner
  var log: IssueLog
  let limits: FormatLimits
  var entryCount = 0
  /// How many bytes may still be read in vain; keeps the time linear on files made to be broken everywhere.
  var patience: Int
  /// How much had been leapt before the present entry.
  var leaptBefore = 0

  init(_ text: SourceText, limits: FormatLimits, keepsComments: Bool = false) {
    self.scanner = StringsScanner(text.utf8, keepsComments: keepsComments)
    self.log = IssueLog(text, limits: limits)
    self.limits = limits
    self.patience = text.utf8.count * 16
  }

  /// Reads a whole file as a table.
  mutating func parseTable(into handler: inout some StringsHandler) {
    scanner.skipTrivia()
    if scanner.isAtEnd { log.report(StringsFault.noEntries, at: 0) }
    if scanner.next == UInt8(ascii: "{") {
      parseBraces(into: &handler, depth: 1)
      scanner.skipTrivia()
      if !scanner.isAtEnd { log.report(StringsFault.textAfterEnd, at: scanner.offset) }
    }
    parseEntries(into: &handler, depth: 0)
  }

  /// Reads a whole file as a value of any kind; entries without braces are a dictionary.
  mutating func parseList() -> PropertyListNode? {
    scanner.skipTrivia()
    let start = scanner.offset
    if let next = scanner.next, next == UInt8(ascii: "(") || next == UInt8(ascii: "<") || next == UInt8(ascii: "\"") {
      if let node = parseNode(depth: 0), isAtEndOfText() { return node }
      scanner.offset = start
      scanner.pendingFaults.removeAll()
    }
    var members = PropertyListMembers()
    parseTable(into: &members)
    return PropertyListNode(.dictionary(members.list), at: log.position(of: start))
  }

  private mutating func isAtEndOfText() -> Bool {
    scanner.skipTrivia()
    return scanner.isAtEnd
  }

  /// Reads a dictionary from its opening to its closing brace.
  mutating func parseBraces(into handler: inout some StringsHandler, depth: Int) {
    let start = scanner.offset
    scanner.offset += 1
    parseEntries(into: &handler, depth: depth)
    if !scanner.skip(UInt8(ascii: "}")) { log.report(StringsFault.unclosedDictionary, at: start) }
  }

  /// Reads entries up to the end or, within braces, up to the closing one.
  mutating func parseEntries(into handler: inout some StringsHandler, depth: Int) {
    scanner.skipTrivia()
    while true {
      flushFaults()
      guard let next = scanner.next, next != UInt8(ascii: "}") || depth == 0 else { return }
      let count = entryCount
      parseEntry(into: &handler, depth: depth)
      let end = scanner.offset
      scanner.skipTrivia()
      if entryCount > count { handOverComments(ofEntryUpTo: end, to: &handler) }
    }
  }

  private mutating func parseEntry(into handler: inout some StringsHandler, depth: Int) {
    if skipStraySign() { return }
    leaptBefore = scanner.leapt
    let start = scanner.offset
    guard let keyToken = scanner.scanString() else { return recover(from: start, into: &handler) }
    let key = text(of: keyToken)
    let comments = takeComments()
    scanner.skipTrivia()
    guard let value = parseAssignment(of: key, depth: depth), endEntry(key, value, depth: depth) else {
      return recover(from: start, comments, into: &handler)
    }
    emit(key, keyToken, value, comments, into: &handler)
  }

  /// Hands an entry over, unless it is one too many.
  mutating func emit(
    _ key: String, _ keyToken: StringsToken, _ value: StringsStatement.Value, _ comments: [Range<Int>],
    into handler: inout some StringsHandler
  ) {
    flushFaults()
    entryCount += 1
    guard entryCount <= limits.entries else {
      log.report(LimitFault.entries(limit: limits.entries), at: keyToken.start)
      scanner.offset = scanner.bytes.count
      return
    }
    let statement = StringsStatement(key: key, keyToken: keyToken, value: value, comments: comments)
    handler.receive(statement, log: &log)
  }
}

// MARK: - Faults

extension StringsParser {
  /// Notes what is wrong in an entry that may yet turn out to be something else.
  mutating func note(_ fault: StringsFault, at offset: Int) {
    scanner.pendingFaults.append(PendingFault(fault, at: offset))
  }

  /// Reports what was noted: the text up to here has been read for good.
  mutating func flushFaults() {
    guard !scanner.pendingFaults.isEmpty else { return }
    for pending in scanner.pendingFaults {
      log.report(pending.fault, at: pending.offset, key: pending.fault.key)
      if let comment = pending.comment { reportHiddenEntries(in: comment) }
    }
    scanner.pendingFaults.removeAll()
  }

  private mutating func reportHiddenEntries(in comment: Range<Int>) {
    for line in scanner.hiddenEntries(in: comment) {
      log.report(StringsFault.hiddenInComment(excerpt(of: line)), at: line.lowerBound)
    }
  }

  /// What a sentence quotes of a range.
  func excerpt(of range: Range<Int>) -> String {
    // Cut before it is made a string: a range may be the whole file.
    String(decoding: scanner.bytes[range].prefix(Excerpt.byteLimit), as: UTF8.self).trimmingBlanks()
  }

}

// MARK: - Comments

extension StringsParser {
  private mutating func takeComments() -> [Range<Int>] {
    guard scanner.keepsComments else { return [] }
    defer { scanner.comments.removeAll() }
    return scanner.comments
  }

  /// Hands over what is an entry's own though it does not stand before it: the comments inside it, and those that
  /// begin on its last line, unless they lead up to another entry there.
  private mutating func handOverComments(ofEntryUpTo end: Int, to handler: inout some StringsHandler) {
    guard !scanner.comments.isEmpty else { return }
    let lineEnd = scanner.lineEnd(after: end)
    let inside = scanner.comments.prefix { $0.lowerBound < end }
    let behind = scanner.comments[inside.endIndex...].prefix { $0.lowerBound < lineEnd }
    let own = inside + (leadsUpToEntry(behind) ? [] : behind)
    guard !own.isEmpty else { return }
    scanner.comments.removeFirst(own.count)
    handler.receive(commentsOfLast: Array(own), log: &log)
  }

  private mutating func leadsUpToEntry(_ comments: ArraySlice<Range<Int>>) -> Bool {
    guard let last = comments.last, let next = scanner.next, next != UInt8(ascii: "}") else { return false }
    return scanner.offset < scanner.lineEnd(after: last.upperBound)
  }
}
