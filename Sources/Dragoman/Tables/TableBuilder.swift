import DragomanFormats

/// Takes the entries of one file after another and makes messages of them; a later entry wins, unless it cannot be
/// used.
struct TableBuilder: TableSink {
  private var texts = PackedTableBuilder()
  private var variants: [Int: Message] = [:]
  private var lastResorts: [ExactString: String] = [:]
  private(set) var issues: [LocalizationIssue] = []

  /// Nil for the default table, as issues have it.
  private let name: String?
  private let language: Language?
  private let device: DevicePreference
  private let readsInPlace: Bool
  /// The file that is being read, as issues call it.
  var file = ""
  private var parts = 0

  init(name: String, language: Language?, device: DevicePreference, readsInPlace: Bool = false) {
    self.name = name == Table.defaultName ? nil : name
    self.language = language
    self.device = device
    self.readsInPlace = readsInPlace
  }

  /// The table of what was taken.
  var table: Table {
    Table(texts.table(readsInPlace: readsInPlace), variants: variants, lastResorts: lastResorts)
  }

  /// Takes the texts of a file that has nothing else.
  mutating func add(_ file: PackedTableBuilder) {
    // The usual table is one file.
    if texts.isEmpty { texts = file } else { _ = texts.update(file.table()) }
  }

  /// Takes what has been read already.
  mutating func add(_ other: Table, _ issues: [LocalizationIssue]) {
    self.issues += issues
    for (key, message) in messages(of: other) { add(message, key: key) }
    for (key, text) in other.lastResorts { lastResorts[key] = text }
  }

  /// Takes what has been read already, with its texts changed.
  mutating func add(_ other: Table, mappedBy mapping: TextMapping, _ issues: [LocalizationIssue]) {
    self.issues += issues
    for (key, message) in messages(of: other) { add(message.mapped(by: mapping), key: key) }
    for (key, text) in other.lastResorts { lastResorts[key] = mapping(text) }
  }

  private mutating func messages(of other: Table) -> [(key: String, message: Message)] {
    other.texts.entries.compactMap { record in
      other.message(of: record) { issues.append($0) }.map { (other.texts.key(of: record), $0) }
    }
  }

  mutating func plain(_ value: String, key: String) { add(Message(value), key: key) }

  private mutating func add(_ message: Message, key: String) {
    let number = texts.update(key, message.text, message.kind)
    if message.variants != nil { variants[number] = message }
  }

  mutating func entry(_ entry: StringsDict.Entry, key: String) {
    let faults =
      switch entry.value {
      case .text(let text): add(text: text, key: key)
      case .rules: add(VariantDefinition(entry, on: device), key: key)
      }
    for fault in faults { note(fault, key: key, at: entry.position) }
  }

  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] {
    let faults =
      switch content {
      case .text(let text): add(text: text, key: key)
      case .localization(let localization): add(VariantDefinition(localization, on: device), key: key)
      }
    return faults.map(\.fault)
  }

  /// Adds a text that can refer to variables; one that does is an entry with variants.
  private mutating func add(text: String, key: String) -> [PlacedVariantFault] {
    guard text.refersToVariables else {
      plain(text, key: key)
      return []
    }
    return add(.text(text, at: nil), key: key)
  }

  /// Adds an entry with variants and gives back what is wrong with it.
  private mutating func add(_ definition: VariantDefinition, key: String) -> [PlacedVariantFault] {
    do throws(PlacedVariantFault) {
      guard parts < VariantLimits.tableParts else { throw PlacedVariantFault(.tooLarge, at: nil) }
      let (message, notes) = try VariantMessage.make(definition, parts: &parts)
      add(Message(message), key: key)
      return notes
    } catch {
      lastResorts[ExactString(key)] = definition.firstText
      return [error]
    }
  }

  /// Without a place of its own a fault is one of the file as a whole.
  private mutating func note(_ fault: PlacedVariantFault, key: String, at position: SourcePosition?) {
    let place = fault.position ?? position
    let found = FormatIssue(fault.fault, at: place ?? .start, key: key)
    issues.append(LocalizationIssue(found, file: file, hasPlace: place != nil, table: name, language: language))
  }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(LocalizationIssue(issue, file: file, table: name, language: language))
  }

  mutating func failure(_ failure: FileFailure) {
    issues.append(LocalizationIssue(failure, file: file, table: name, language: language))
  }
}
