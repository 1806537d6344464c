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
  /// Whether a text of the file can refer to variables, so that one which does is an entry with variants.
  var hasVariables = false
  private var parts = 0

  init(name: String, language: Language?, device: DevicePreference) {
    self.name = name == Table.defaultName ? nil : name
    self.language = language
    self.device = device
  }

  mutating func plain(_ value: String, key: String) {
    if hasVariables, value.contains("%#"), !PrintfPattern(parsing: value, variables: true).variableNames.isEmpty {
      add(.text(value, at: nil), key: key, at: nil)
    } else {
      table.messages[ExactString(key)] = Message(value)
    }
  }

  mutating func rules(_ entry: StringsDict.Entry, key: String) {
    add(VariantDefinition(entry, on: device), key: key, at: entry.position)
  }

  mutating func catalog(_ localization: StringCatalog.Localization, key: String) {
    add(VariantDefinition(localization, on: device), key: key, at: nil)
  }

  private mutating func add(_ definition: VariantDefinition, key: String, at position: SourcePosition?) {
    do throws(PlacedVariantFault) {
      guard parts < VariantLimits.tableParts else { throw PlacedVariantFault(.tooLarge, at: position) }
      let (message, notes) = try VariantMessage.make(definition, parts: &parts)
      for fault in notes { note(fault, key: key, at: position) }
      table.messages[ExactString(key)] = Message(message)
    } catch {
      note(error, key: key, at: position)
      table.lastResorts[ExactString(key)] = definition.firstText
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
