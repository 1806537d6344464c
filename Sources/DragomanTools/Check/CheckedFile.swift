import Dragoman
import DragomanFormats

/// What a file says in one language, ready to be checked.
struct CheckedFile: Sendable {
  let file: TranslationFile
  let table: ProjectTable
  let entries: [CheckedEntry]
  /// What its comments silence, for rules that count before they tell.
  let suppressions: Suppressions
  /// Whether U+FFFD in it may stand for something that its reader could not read, which has been told of.
  var hasReplacements = false

  var path: String { file.path }
  var language: Language { file.language }
  /// Whether it is in the language of the texts in the code.
  var isSource: Bool { language == table.sourceLanguage }
}

/// All that a table has in one language.
struct CheckedTranslation: Sendable {
  let table: ProjectTable
  let language: Language
  /// From the file that gives way to the one that wins.
  let files: [CheckedFile]
  /// The texts of the source language; nil where they are in no table, and for that language itself.
  let source: SourceTexts?

  var isSource: Bool { language == table.sourceLanguage }
}
