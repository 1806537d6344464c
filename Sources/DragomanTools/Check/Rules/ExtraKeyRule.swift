import DragomanFormats

/// A key that only a translation has.
enum ExtraKeyRule: CheckRule {
  static let facts = RuleFacts(
    name: "extra-key", severity: .warning, summary: "A key is in a translation and not in the source language")

  static func check(_ translation: CheckedTranslation, _ findings: inout Findings) {
    // What a storyboard has is not known here.
    guard translation.source != nil, !translation.table.hasSourceElsewhere else { return }
    for file in translation.files where file.file.kind != .stringCatalog {
      let extra = file.entries.filter { $0.source == nil && !file.suppressions.silence(facts.name, about: $0.key) }
      if extra.count > KeyList.limit {
        findings.add(
          "\(extra.count) keys are not in \(translation.table.sourceLanguage), the source language: "
            + "\(KeyList(extra.map(\.key)))", path: file.path, language: file.language)
      } else {
        for entry in extra {
          findings.add(
            "\(entry.key.quoted) is not in \(translation.table.sourceLanguage), the source language",
            path: file.path, at: entry.entry.position, key: entry.key, language: file.language)
        }
      }
    }
  }
}
