import Dragoman
import DragomanFormats

/// The texts of a table in the language of the code, those that win.
struct SourceTexts: Sendable {
  /// The keys in the order of the files.
  let keys: [String]
  /// The file that is named where a text has no place of its own.
  let path: String
  private let texts: [ExactString: CheckedEntry]
  /// What the comments of its file say of a key; of the few files that say anything.
  private let suppressions: [ExactString: Suppressions]

  /// - Parameter readings: From the file that gives way to the one that wins.
  init?(_ readings: [FileReading], in language: Language) {
    var path: String?
    var texts: [ExactString: CheckedEntry] = [:]
    var keys: [String] = []
    var suppressions: [ExactString: Suppressions] = [:]
    for reading in readings {
      let spoken = reading.directives.isEmpty ? nil : Suppressions(reading.directives)
      for file in reading.translations where file.language == language {
        path = file.path
        for entry in file.entries {
          let key = ExactString(entry.key)
          if texts.updateValue(CheckedEntry(entry, source: nil), forKey: key) == nil { keys.append(entry.key) }
          if let spoken { suppressions[key] = spoken }
        }
      }
    }
    guard let path, !keys.isEmpty else { return nil }
    self.path = path
    self.keys = keys
    self.texts = texts
    self.suppressions = suppressions
  }

  subscript(key: String) -> CheckedEntry? { texts[ExactString(key)] }

  /// Whether a comment in the source language says that a rule is not to tell of a key, in whatever language.
  func silence(_ rule: String, about key: String) -> Bool {
    !suppressions.isEmpty && suppressions[ExactString(key)]?.silence(rule, about: key) == true
  }
}
