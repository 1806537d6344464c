import DragomanFormats

/// Keys that `dragoman generate` would have to give the same name.
enum SwiftNameRule: CheckRule {
  static let facts = RuleFacts(
    name: "swift-name", severity: .warning,
    summary: "Two keys of a table would have the same name in generated Swift")

  static func check(_ translation: CheckedTranslation, _ findings: inout Findings) {
    guard translation.isSource else { return }
    let keys = KeysInFiles(translation)
    for collision in KeyCollision.all(among: keys.list.map { KeyName($0.entry.key) }) {
      let colliding = collision.places.map { keys.list[$0] }
      guard let first = colliding.first, !colliding.allSatisfy(\.entry.isItsOwnText) else { continue }
      for (entry, file) in colliding.dropFirst() {
        findings.add(
          "\(entry.key.quoted) and \(first.entry.key.quoted) would both be named “\(collision.name)” in generated Swift"
            + KeyDifference.remark(on: entry.key, first.entry.key),
          path: file.path, at: entry.entry.position, key: entry.key, language: file.language)
      }
    }
  }
}

/// The keys of a table, each once, with the file in which it stands first.
private struct KeysInFiles {
  private(set) var list: [(entry: CheckedEntry, file: CheckedFile)] = []

  init(_ translation: CheckedTranslation) {
    var known: Set<ExactString> = []
    for file in translation.files {
      for entry in file.entries where known.insert(ExactString(entry.key)).inserted { list.append((entry, file)) }
    }
  }
}
