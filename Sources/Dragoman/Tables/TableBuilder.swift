import DragomanFormats

/// Takes the entries of one file after another and makes messages of them; a later entry wins, unless it cannot be
/// used.
struct TableBuilder: TableSink {
  private(set) var table = Table()
  private(set) var issues: [LocalizationIssue] = []

  /// Nil for the default table, as issues have it.
  private let name: String?
  private let language: Language?
  private let device: DevicePreference
  /// The file that is being read, as issues call it.
  var file = ""

  init(name: String, language: Language?, device: DevicePreference) {
    self.name = name == Table.defaultName ? nil : name
    self.language = language
    self.device = device
  }

  mutating func plain(_ value: String, key: String) {
    table.messages[key] = Message(value)
  }

  mutating func rules(_ entry: StringsDict.Entry, key: String) {
    add(VariantDefinition(entry, on: device), key: key, at: entry.position)
  }

  mutating func catalog(_ localization: StringCatalog.Localization, key: String) {
    add(VariantDefinition(localization, on: device), key: key, at: nil)
  }

  private mutating func add(_ definition: VariantDefinition, key: String, at position: SourcePosition?) {
    do {
      let message = try VariantMessage(definition) {
        issue(FormatIssue($0.fault, at: $0.position ?? position ?? .start, key: key))
      }
      table.messages[key] = Message(message)
    } catch {
      issue(FormatIssue(error.fault, at: error.position ?? position ?? .start, key: key))
      table.lastResorts[key] = definition.firstText
    }
  }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(LocalizationIssue(issue, file: file, table: name, language: language))
  }

  mutating func failure(_ failure: FileFailure) {
    issues.append(LocalizationIssue(failure, file: file, table: name, language: language))
  }
}
