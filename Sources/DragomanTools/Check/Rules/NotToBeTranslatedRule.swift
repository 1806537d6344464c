import DragomanFormats

/// A translation of what is not to be translated.
enum NotToBeTranslatedRule: CheckRule {
  static let facts = RuleFacts(
    name: "not-to-be-translated", severity: .warning,
    summary: "A String Catalog has a translation of a key that it says is not to be translated")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard !file.isSource, entry.entry.catalogEntry?.isTranslatable == false else { return }
    // Xcode itself puts the source text there.
    guard let text = entry.plainText, text != entry.source?.plainText, !text.allSatisfy(\.isWhitespace)
    else { return }
    findings.add("\(entry.key.quoted) is not to be translated, and is", to: entry, in: file)
  }
}
