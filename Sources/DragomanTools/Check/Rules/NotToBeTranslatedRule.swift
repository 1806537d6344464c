import DragomanFormats

/// A translation of what is not to be translated.
enum NotToBeTranslatedRule: CheckRule {
  static let facts = RuleFacts(
    name: "not-to-be-translated", severity: .warning,
    summary: "A String Catalog has a translation of a key that it says is not to be translated")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard !file.isSource, entry.entry.catalogEntry?.isTranslatable == false else { return }
    // Xcode itself puts the source text there.
    let sources = Set(entry.source?.shownTexts.map(\.text) ?? [])
    guard let text = entry.shownTexts.first(where: { !$0.text.isBlank && !sources.contains($0.text) }) else { return }
    findings.add("\(entry.key.quoted) is not to be translated, and is", to: entry, in: file, at: text.position)
  }
}
