import DragomanFormats

/// A file that breaks the grammar of its format, with what was lost.
enum SyntaxRule: CheckRule {
  static let facts = RuleFacts(
    name: "syntax", severity: .error, summary: "A file breaks the grammar of its format, so that texts may be lost")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    findings.add(reading.issues.filter { names.contains($0.rule.rawValue) }, in: reading)
  }

  /// What readers call the many ways in which a file can be broken.
  private static let names: Set = ["syntax", "value-kind", "limit", "empty-file"]
}
