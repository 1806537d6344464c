import Dragoman
import DragomanFormats

/// What comments in files say is not to be told: `dragoman:disable RULE…` of the entry that follows, and
/// `dragoman:disable-file RULE…` of the file. Without a rule, of all.
struct Suppressions: Sendable {
  private struct Rules: Sendable {
    var all = false
    var names: Set<String> = []

    func contain(_ rule: String) -> Bool { all || names.contains(rule) }

    mutating func add(_ words: [Substring]) {
      if words.isEmpty { all = true }
      names.formUnion(words.map(String.init))
    }
  }

  private var ofFile = Rules()
  private var ofKeys: [String: Rules] = [:]

  /// - Parameter language: Of a String Catalog, in which a comment is for all languages, entries of this one are enough.
  init(_ reading: FileReading, in language: Language) {
    for translation in reading.translations where translation.language == language {
      for entry in translation.entries {
        if let comment = entry.comment { add(comment, of: entry.key) }
      }
    }
    let entries = reading.translations.first?.entries ?? []
    for comment in reading.looseComments {
      let next = entries.first { ($0.position?.line ?? 0) >= comment.line }
      add(comment.text, of: next?.key)
    }
  }

  func suppress(_ finding: Finding) -> Bool {
    ofFile.contain(finding.rule) || finding.key.flatMap { ofKeys[$0] }?.contain(finding.rule) == true
  }

  private mutating func add(_ comment: String, of key: String?) {
    guard comment.contains("dragoman:disable") else { return }
    for line in comment.split(whereSeparator: \.isNewline) {
      let words = line.split { $0.isWhitespace || $0 == "," }
      guard let mark = words.firstIndex(where: { $0.hasPrefix("dragoman:disable") }) else { continue }
      let names = Array(words[(mark + 1)...])
      switch words[mark] {
      case "dragoman:disable": if let key { ofKeys[key, default: Rules()].add(names) }
      case "dragoman:disable-file": ofFile.add(names)
      default: continue
      }
    }
  }
}
