import Dragoman
import DragomanFormats

/// What is read of a table to make accessors: its texts in the source language.
struct TableReading: Sendable {
  let table: ProjectTable
  let texts: [KeyText]
  let diagnostics: [DiagnosticLine]
  /// A file that could not be read at all.
  let failure: UnreadableFile?

  /// A table that the source language has not got is read in the first language that has it.
  init(_ table: ProjectTable, limits: FormatLimits) {
    let languages = table.languages
    let language = languages.contains(table.sourceLanguage) ? table.sourceLanguage : languages.first
    let readings = table.files.filter { file in file.readings.contains { $0.language == language } }
      .map { $0.read(limits: limits) { $0 == language } }
    self.table = table
    texts = KeyText.all(in: readings.flatMap(\.translations))
    diagnostics =
      readings.flatMap { reading in reading.issues.map { DiagnosticLine(file: reading.file.path, issue: $0) } }
      + texts.compactMap { DiagnosticLine(unreachableIn: $0) }
    failure =
      readings.lazy.compactMap { reading in
        reading.failure.map { UnreadableFile(path: reading.file.path, failure: $0) }
      }.first
  }
}
