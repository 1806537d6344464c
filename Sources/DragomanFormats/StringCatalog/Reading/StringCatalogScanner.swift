/// Passes over a catalog once and shows a visitor its fields and entries.
///
/// A fault inside an entry costs that entry: the scan goes on at the next one (`StringCatalogScanner+Recovery`).
struct StringCatalogScanner<Visitor: StringCatalogVisitor> {
  var reader: JSONTreeReader
  var visitor: Visitor
  var log: IssueLog
  /// How the entries are indented; nil before the first one, and where indentation tells nothing.
  var layout: StringCatalogLayout?
  /// What the last search for the next entry has found.
  var known = KnownResumption()
  /// How many bytes may still be read in vain; keeps the time linear on files made to be broken everywhere.
  var patience: Int
  /// How far the present entry has been passed over.
  var skimmed = 0

  private let entryLimit: Int
  private var entryCount = 0
  /// How far the fields of the file have been read.
  var fields = JSONSequence()
  var isOver = false
  private var isEmpty = false

  /// Makes a scanner; a tree has positions if they are wanted, issues have them in any case.
  init(_ text: SourceText, visitor: Visitor, limits: FormatLimits, givesPositions: Bool = false) {
    reader = JSONTreeReader(utf8: text.utf8, depthLimit: limits.depth, givesPositions: givesPositions)
    log = IssueLog(text, limits: limits)
    self.visitor = visitor
    entryLimit = limits.entries
    patience = text.utf8.count * 16
  }

  /// Reads the file from its start.
  mutating func scan() {
    reader.scanner.skipWhitespace()
    isEmpty = reader.scanner.isAtEnd
    guard !isEmpty else { return log.report(JSONFault.emptyFile, at: 0) }
    do throws(JSONDamage) {
      try reader.scanner.expect(.openBrace)
    } catch {
      log.report(StringCatalogFault.damaged(error.fault), at: error.offset)
      recover(from: error.offset)
    }
    while !isOver, !visitor.isDone { readField() }
    takeSlips(key: nil)
  }

  private mutating func readField() {
    do throws(JSONDamage) {
      guard let key = try reader.scanner.nextKey(&fields) else { return finish() }
      reader.scanner.skipWhitespace()
      if reader.scanner.matches(key, StringCatalogNames.strings), reader.scanner.next == JSONMark.openBrace.rawValue {
        // Where there are several, the first of which something can be learned is the measure of all.
        if layout?.indentation == nil { layout = StringCatalogLayout(strings: key, in: reader.scanner) }
        visitor.strings(key, &reader)
        reader.scanner.offset += 1
        readEntries()
      } else if isEntry(at: key.quote) {
        // A brace too many has closed `strings`.
        log.report(StringCatalogFault.surplusBrace, at: key.quote)
        reader.scanner.offset = key.quote
        readEntries()
      } else {
        try checkVersion(key)
        try visitor.field(key, &reader, &log)
      }
    } catch {
      log.report(StringCatalogFault.damaged(error.fault), at: error.offset)
      recover(from: error.offset)
    }
  }

  /// Looks at the version of the format, if that is the field which comes; the scanner stays where it is.
  private mutating func checkVersion(_ key: JSONStringToken) throws(JSONDamage) {
    reader.scanner.skipWhitespace()
    let place = reader.scanner.offset
    guard reader.scanner.matches(key, StringCatalogNames.version), reader.scanner.next == JSONMark.quote.rawValue
    else { return }
    let version = StringCatalog.Version(rawValue: try reader.scanner.string())
    if !version.isKnown { log.report(StringCatalogFault.unknownVersion(version.rawValue), at: place) }
    reader.scanner.offset = place
  }

  /// Ends the file at its closing brace, unless that was one too many.
  private mutating func finish() {
    reader.scanner.skipWhitespace()
    guard !reader.scanner.isAtEnd else { return isOver = true }
    let damage = reader.scanner.unexpected(wanted: .end)
    log.report(damage.fault, at: damage.offset)
    recover(from: damage.offset)
  }

  mutating func readEntries() {
    var sequence = JSONSequence()
    while !isOver, !visitor.isDone, readEntry(&sequence) {}
  }

  /// Reads one entry and says whether there may be another.
  private mutating func readEntry(_ sequence: inout JSONSequence) -> Bool {
    var key: JSONStringToken?
    do throws(JSONDamage) {
      key = try reader.scanner.nextKey(&sequence)
      guard let key else {
        try checkClosingBrace()
        return false
      }
      if isFieldOfFile(at: key.quote) {
        log.report(StringCatalogFault.missingBraceAtEnd, at: key.quote)
        reader.scanner.offset = key.quote
        fields.isFirst = true
        return false
      }
      guard countEntry(at: key.quote) else { return false }
      try readEntry(key)
      return true
    } catch {
      return goOn(after: error, in: key, &sequence)
    }
  }

  private mutating func readEntry(_ key: JSONStringToken) throws(JSONDamage) {
    layout?.learn(firstEntry: key, in: reader.scanner)
    takeSlips(key: nil)
    reader.scanner.skipWhitespace()
    guard reader.scanner.next == JSONMark.openBrace.rawValue else {
      let fault = StringCatalogFault.notAnObject(field: reader.scanner.text(of: key))
      log.report(fault, at: reader.scanner.offset, key: reader.scanner.text(of: key))
      return try visitor.noEntry(key, &reader, &log)
    }
    let extent = try skim(key)
    skimmed = extent.end
    try visitor.entry(extent, &reader, &log)
    reader.scanner.offset = extent.end
    takeSlips(key: key)
  }

  /// Counts an entry and says whether it may be read.
  private mutating func countEntry(at offset: Int) -> Bool {
    entryCount += 1
    guard entryCount > entryLimit else { return true }
    log.report(LimitFault.entries(limit: entryLimit), at: offset)
    isOver = true
    return false
  }

  /// Reports the slips that the reading has left.
  mutating func takeSlips(key: JSONStringToken?) {
    let slips = reader.scanner.takeSlips()
    guard !slips.isEmpty else { return }
    let text = key.map { reader.scanner.text(of: $0) }
    // What is read twice has its slips twice.
    for slip in Set(slips) { log.report(slip.fault, at: slip.offset, key: text) }
    _ = reader.scanner.takeSlips()
  }

  /// Notes that the file does not say its source language, unless it says nothing at all.
  mutating func noteMissingSourceLanguage() {
    guard !isEmpty else { return }
    log.report(StringCatalogFault.noSourceLanguage, at: 0)
  }
}
