import DragomanFormats

/// Takes the entries of one file after another and makes messages of them; a later entry wins.
struct TableBuilder: TableSink {
  private(set) var table = Table()
  private(set) var issues: [LocalizationIssue] = []

  private let name: String
  private let language: Language?
  /// The file that is being read, as issues call it.
  var file = ""

  init(name: String, language: Language?) {
    self.name = name
    self.language = language
  }

  mutating func plain(_ value: String, key: String) {
    table.messages[key] = Message(value)
  }

  mutating func rules(_ entry: StringsDict.Entry, key: String) {
    unsupported(key)
  }

  mutating func catalog(_ localization: StringCatalog.Localization, key: String) {
    unsupported(key)
  }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(LocalizationIssue(issue, file: file, table: name, language: language))
  }

  mutating func failure(_ failure: FileFailure) {
    issues.append(LocalizationIssue(failure, file: file, table: name, language: language))
  }

  private mutating func unsupported(_ key: String) {
    issues.append(LocalizationIssue(.unsupportedEntry, key: key, table: name, language: language))
  }
}
