import Dragoman
import DragomanFormats
import DragomanLocaleData

/// Plural categories that a language needs and has not, or has and does not know.
enum PluralCategoryRule: CheckRule {
  static let facts = RuleFacts(
    name: "plural-category", severity: .warning,
    summary: "A plural lacks a category that CLDR gives its language, or has one that no number ever takes")

  static func check(_ file: CheckedFile, _ findings: inout Findings) {
    guard file.entries.contains(where: { $0.plainText == nil }) else { return }
    guard let known = PluralCategories(of: file.language) else { return }
    for entry in file.entries where entry.plainText == nil {
      for plural in entry.entry.plurals where !plural.forms.isEmpty {
        check(plural, of: entry, known, in: file, &findings)
      }
    }
  }

  private static func check(
    _ plural: PluralForms, of entry: CheckedEntry, _ known: PluralCategories, in file: CheckedFile,
    _ findings: inout Findings
  ) {
    let missing = known.needed.filter { $0 != .other && !plural.names.contains($0.rawValue) }
    if !missing.isEmpty {
      findings.add(
        "\(plural.subject) has no text for \(Self.list(missing.map(\.rawValue))), which \(file.language) needs",
        to: entry, in: file, at: plural.position)
    }
    for form in plural.forms where !known.allows(form.name) {
      let reason =
        PluralCategory(rawValue: form.name) == nil
        ? "\(form.name.quoted) is no category of plurals" : "no number is \(form.name.quoted) in \(file.language)"
      findings.add(
        "\(reason); \(plural.subject) has a text for it in vain", to: entry, in: file,
        at: form.position ?? plural.position)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map(\.quoted).joined(separator: " and ")
  }
}
