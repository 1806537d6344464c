import DragomanFormats

extension Findings {
  /// Adds what the reader of a file has found; what it takes for a warning is none of the worse.
  mutating func add(_ issues: [FormatIssue], in reading: FileReading) {
    let language = reading.file.kind == .stringCatalog ? nil : reading.file.readings.first?.language
    for issue in issues {
      add(
        issue.sentence, path: reading.file.path, at: issue.position, key: issue.key, language: language,
        severity: issue.severity == .warning ? .warning : nil)
    }
  }
}
