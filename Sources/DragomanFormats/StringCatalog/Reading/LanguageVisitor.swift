/// Hands the texts of one language to a sink.
struct LanguageVisitor<Sink: TableSink>: StringCatalogVisitor {
  private(set) var sink: Sink
  private let language: String
  private let languageBytes: [UInt8]
  private let isSource: Bool
  /// The place of what the entry being passed over says in the language.
  private var place: Int?

  init(language: String, isSource: Bool, sink: Sink) {
    self.language = language
    languageBytes = Array(language.utf8)
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
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ findings: inout [StringCatalogFinding]
  ) throws(JSONDamage) {
    defer { place = nil }
    if let place, try hand(over: extent, at: place, &reader, &findings) { return }
    guard isSource else { return }
    let key = reader.scanner.text(of: extent.key)
    sink.plain(key, key: key)
  }

  /// Hands over what stands at a place and says whether there was something.
  private mutating func hand(
    over extent: StringCatalogExtent, at place: Int, _ reader: inout JSONTreeReader,
    _ findings: inout [StringCatalogFinding]
  ) throws(JSONDamage) -> Bool {
    reader.scanner.offset = place
    if let unit = try reader.scanner.simpleUnit() {
      if unit.isNew, !extent.hasExtractionState { return false }
      sink.plain(reader.scanner.text(of: unit.value), key: reader.scanner.text(of: extent.key))
      return true
    }
    reader.scanner.offset = place
    let value = try reader.value()
    let key = reader.scanner.text(of: extent.key)
    for fault in StringCatalogFault.faults(inLocalization: value, field: language) {
      findings.append(StringCatalogFinding(fault.fault, at: place, key: key))
    }
    let localization = value.object.map(StringCatalog.Localization.init(json:))
    guard let usable = localization?.usable(hasExtractionState: extent.hasExtractionState, isSource: isSource) else {
      return false
    }
    hand(over: usable, key: key)
    return true
  }

  private mutating func hand(over localization: StringCatalog.Localization, key: String) {
    if localization.isPlain, let text = localization.stringUnit?.value {
      sink.plain(text, key: key)
    } else {
      sink.catalog(localization, key: key)
    }
  }
}
