import Dragoman
import DragomanFormats

/// The texts of a table in the language of the code, those that win.
struct SourceTexts: Sendable {
  /// The keys in the order of the files.
  let keys: [String]
  /// The file that is named where a text has no place of its own.
  let path: String
  private let texts: [ExactString: CheckedEntry]

  /// - Parameter files: From the file that gives way to the one that wins.
  init?(_ files: [TranslationFile]) {
    guard let path = files.last?.path else { return nil }
    var texts: [ExactString: CheckedEntry] = [:]
    var keys: [String] = []
    for entry in files.lazy.flatMap(\.entries) {
      let text = CheckedEntry(entry, source: nil)
      if texts.updateValue(text, forKey: ExactString(entry.key)) == nil { keys.append(entry.key) }
    }
    guard !keys.isEmpty else { return nil }
    self.path = path
    self.keys = keys
    self.texts = texts
  }

  subscript(key: String) -> CheckedEntry? { texts[ExactString(key)] }
}
