import Dragoman
import DragomanFormats

/// What the source language says for a key.
struct KeyText: Sendable {
  /// The one that wins.
  let entry: TranslationEntry
  let path: String
  /// Its comment, or that of an entry that gives way to it.
  let comment: String?
  /// What it asks for; nothing where no program can show it.
  let shape: MessageShape

  private init(_ entry: TranslationEntry, path: String, comment: String?) {
    self.entry = entry
    self.path = path
    self.comment = comment
    shape = entry.inspection.shape ?? MessageShape(text: "")
  }

  /// The texts of a table, each key once, in the order of the files.
  ///
  /// - Parameter files: From the one that gives way to the one that wins.
  static func all(in files: [TranslationFile]) -> [Self] {
    var texts: [Self] = []
    var places: [ExactString: Int] = [:]
    for file in files {
      for entry in file.entries {
        let place = places[ExactString(entry.key)]
        let comment = entry.comment ?? place.flatMap { texts[$0].comment }
        let text = Self(entry, path: file.path, comment: comment)
        if let place {
          texts[place] = text
        } else {
          places[ExactString(entry.key)] = texts.count
          texts.append(text)
        }
      }
    }
    return texts
  }

  var key: String { entry.key }

  func place(in table: String?) -> KeyPlace { KeyPlace(key: key, path: path, position: entry.position, table: table) }

  /// The texts that may be shown.
  var shown: [String] {
    if case .key = entry.content { [key] } else { entry.texts.map(\.text) }
  }
}
