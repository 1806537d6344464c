extension StringCatalogScanner {
  /// Goes to the next entry or field of the file after a place.
  mutating func recover(from place: Int) {
    if resume(from: place) { readEntries() }
  }

  /// Reports a fault among the entries, goes to where reading goes on, and says whether that is an entry.
  mutating func goOn(
    after damage: JSONDamage, in key: JSONStringToken?, _ sequence: inout JSONSequence
  ) -> Bool {
    visitor.abandonEntry()
    // Slips of what is lost are of no interest.
    _ = reader.scanner.takeSlips()
    report(damage, in: key)
    let start = key?.end ?? damage.offset
    // An entry may have been passed over as a whole before a fault was seen in it.
    patience -= max(damage.offset, skimmed, start) - start
    skimmed = 0
    guard patience > 0 else { return giveUp(at: damage.offset) }
    sequence = JSONSequence()
    return resume(from: start)
  }

  /// Goes to the next entry or field of the file after a place and says whether it is an entry.
  private mutating func resume(from place: Int) -> Bool {
    switch nextResumption(from: place) {
    case .entry(let offset):
      reader.scanner.offset = offset
      fields.isFirst = false
      return true
    case .field(let offset):
      reader.scanner.offset = offset
      // No comma is due in front of it.
      fields.isFirst = true
    case .end:
      isOver = true
    }
    return false
  }

  private mutating func report(_ damage: JSONDamage, in key: JSONStringToken?) {
    guard let key else {
      return log.report(StringCatalogFault.damaged(damage.fault), at: damage.offset)
    }
    let fault = StringCatalogFault.damagedEntry(damage.fault)
    log.report(fault, at: damage.offset, key: reader.scanner.text(of: key))
    _ = reader.scanner.takeSlips()
  }

  private mutating func giveUp(at offset: Int) -> Bool {
    log.report(StringCatalogFault.hopeless, at: offset)
    isOver = true
    return false
  }

  /// Refuses a brace that seems to close `strings` but is indented as if it closed an entry, if more entries follow.
  mutating func checkClosingBrace() throws(JSONDamage) {
    let brace = reader.scanner.offset - 1
    guard let entries = layout?.indentation, let indentation = reader.scanner.indentation(at: brace),
      indentation >= entries, case .entry = nextResumption(from: brace)
    else { return }
    throw JSONDamage(fault: .unexpected("}", wanted: .key), offset: brace)
  }

  /// The next place after a fault at which the key of an entry, or of a field of the file, stands.
  private mutating func nextResumption(from start: Int) -> StringCatalogResumption {
    let indentation = layout?.indentation
    if let found = known.answer(from: start, indentation: indentation) { return found }
    let found = resumption(from: start)
    known = KnownResumption(from: start, end: reader.scanner.bytes.count, indentation: indentation, found: found)
    return found
  }

  private func resumption(from start: Int) -> StringCatalogResumption {
    var place = start
    let bytes = reader.scanner.bytes
    while place < bytes.count {
      if bytes[place] == JSONMark.quote.rawValue, reader.scanner.byte(at: place - 1) != JSONMark.backslash.rawValue {
        if isEntry(at: place) { return .entry(place) }
        if isFieldOfFile(at: place) { return .field(place) }
      }
      place += 1
    }
    return .end
  }

  /// Whether a quote begins the key of an entry: it has an object that begins with a field of an entry, or one that
  /// is empty and indented as entries are.
  func isEntry(at quote: Int) -> Bool {
    guard var probe = member(at: quote), probe.next == JSONMark.openBrace.rawValue else { return false }
    probe.offset += 1
    probe.skipWhitespace()
    if probe.next == JSONMark.closeBrace.rawValue {
      return layout?.indentation.map { $0 == probe.indentation(at: quote) } ?? false
    }
    guard let field = try? probe.stringToken() else { return false }
    return StringCatalogNames.entryFields.contains { probe.matches(field, $0) }
  }

  /// Whether a quote begins `"version" : "…"` or `"sourceLanguage" : "…"`.
  func isFieldOfFile(at quote: Int) -> Bool {
    var token = reader.scanner
    token.offset = quote
    guard let key = try? token.stringToken(),
      token.matches(key, StringCatalogNames.version) || token.matches(key, StringCatalogNames.sourceLanguage)
    else { return false }
    return member(at: quote)?.next == JSONMark.quote.rawValue
  }

  /// A scanner at the value of the key that a quote begins; nil if it begins none.
  private func member(at quote: Int) -> JSONScanner? {
    var probe = reader.scanner
    probe.offset = quote
    guard let key = try? probe.stringToken(), key.isPlain || !hasLineBreak(key) else { return nil }
    guard (try? probe.expect(.colon)) != nil else { return nil }
    probe.skipWhitespace()
    return probe
  }

  /// Whether a line break stands in a key, as it does where a quote is missing.
  private func hasLineBreak(_ key: JSONStringToken) -> Bool {
    reader.scanner.bytes[key.start..<key.end].contains(0x0A)
  }
}
