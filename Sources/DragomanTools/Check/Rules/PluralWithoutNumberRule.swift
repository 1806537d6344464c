import Dragoman
import DragomanFormats

/// A plural of the source language that nowhere shows the number by which it chooses.
enum PluralWithoutNumberRule: CheckRule {
  static let facts = RuleFacts(
    name: "plural-without-number", severity: .warning,
    summary: "A plural of the source language never shows its number; Xcode refuses such a one")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard file.isSource, entry.plainText == nil, let shape = entry.shape else { return }
    let hidden = shape.arguments.filter { $0.value.selects && $0.value.kinds.isEmpty }
    guard !hidden.isEmpty else { return }
    findings.add("the plural \(entry.key.quoted) never shows the number by which it chooses", to: entry, in: file)
  }
}
