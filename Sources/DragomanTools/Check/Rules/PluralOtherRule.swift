import DragomanFormats

/// A plural without the category that every language has.
enum PluralOtherRule: CheckRule {
  static let facts = RuleFacts(
    name: "plural-other", severity: .error,
    summary: "A plural has no text for the category “other”, which every language needs")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.plainText == nil else { return }
    for plural in entry.entry.plurals where !plural.forms.isEmpty && !plural.names.contains("other") {
      findings.add("\(plural.subject) has no text for “other”", to: entry, in: file, at: plural.position)
    }
  }
}
