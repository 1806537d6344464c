import DragomanFormats

/// A file that breaks the grammar of its format, with what was lost.
enum SyntaxRule: CheckRule {
  static let facts = RuleFacts(
    name: "syntax", severity: .error, summary: "A file breaks the grammar of its format, so that texts may be lost")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    let issues = reading.issues.filter { names.contains($0.rule.rawValue) }
    guard let loss = FoundationLoss(reading), let cause = loss.cause(among: issues) else {
      return findings.add(issues, in: reading)
    }
    for place in issues.indices {
      findings.add([issues[place]], in: reading, consequence: place == cause ? loss.sentence : nil)
    }
  }

  /// A file without entries is told of where it should have some.
  static func check(_ translation: CheckedTranslation, _ findings: inout Findings) {
    guard translation.source != nil else { return }
    for file in translation.files where file.entries.isEmpty && file.file.kind != .stringCatalog {
      findings.add(
        "the file has no entries", path: file.path, at: .start, language: file.language, severity: .warning)
    }
  }

  /// What readers call the many ways in which a file can be broken.
  private static let names: Set = ["syntax", "value-kind", "limit"]
}
