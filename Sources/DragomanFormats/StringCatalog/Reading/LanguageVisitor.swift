/// Hands the texts of one language to a sink.
struct LanguageVisitor<Sink: TableSink>: StringCatalogVisitor {
  private(set) var sink: Sink
  private let language: String
  private let languageBytes: [UInt8]
  private let isSource: Bool
  /// The place of what the entry being passed over says in the language.
  private var place: Int?
  private var keys = KeyRegister<Int>()

  init(language: String, isSource: Bool, sink: Sink) {
    self.language = language
    self.languageBytes = Array(language.utf8)
    self.isSource = isSource
    self.sink = sink
  }

  mutating func language(_ key: JSONStringToken, at place: Int, _ scanner: borrowing JSONScanner) {
    if scanner.matches(key, languageBytes) { self.place = place }
  }

  mutating func abandonEntry() {
    place = nil
  }

  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    defer { place = nil }
    let content = try place.flatMap { place throws(JSONDamage) in
      try self.content(at: place, of: extent, &reader, &log)
    }
    guard content != nil || isSource else { return }
    let key = reader.scanner.text(of: extent.key)
    if let first = keys.register(key, at: extent.key.quote) {
      log.report(JSONFault.duplicateKey(key, first: log.position(of: first)), at: extent.key.quote, key: key)
    }
    for fault in sink.catalog(content ?? .text(key), key: key) {
      log.report(fault, at: place ?? extent.key.quote, key: key)
    }
  }

  private func content(
    at place: Int, of extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) -> StringCatalog.Content? {
    reader.scanner.offset = place
    if let unit = try reader.scanner.simpleUnit() {
      let isNew = unit.state.map { reader.scanner.matches($0, StringCatalogNames.new) } ?? false
      return isNew && !extent.hasExtractionState ? nil : .text(reader.scanner.text(of: unit.value))
    }
    reader.scanner.offset = place
    let value = try reader.value()
    let key = reader.scanner.text(of: extent.key)
    for placed in StringCatalogFault.faults(inLocalization: value, field: language) {
      log.report(placed.fault, at: place, key: key)
    }
    let localization = value.object.map(StringCatalog.Localization.init(json:))
    return localization?.usable(hasExtractionState: extent.hasExtractionState, isSource: isSource).map {
      if $0.isPlain, let text = $0.stringUnit?.value { .text(text) } else { .localization($0) }
    }
  }
}
