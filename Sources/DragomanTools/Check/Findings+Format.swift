import DragomanFormats

extension Findings {
  /// Adds what the reader of a file has found; what it takes for a warning is none of the worse.
  ///
  /// - Parameter consequence: What comes of it, for the end of the sentence.
  mutating func add(_ issues: [FormatIssue], in reading: FileReading, consequence: String? = nil) {
    let language = reading.file.kind == .stringCatalog ? nil : reading.file.readings.first?.language
    for issue in issues {
      let sentence = issue.sentence + (consequence.map { "; \($0)" } ?? "")
      add(
        sentence, path: reading.file.path, at: issue.position, key: issue.key, language: language,
        severity: issue.severity == .warning ? .warning : nil)
    }
  }
}
