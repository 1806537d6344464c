import DragomanFormats

/// Bytes that are not text in the encoding that they announce.
enum EncodingRule: CheckRule {
  static let facts = RuleFacts(
    name: "encoding", severity: .error, summary: "The bytes of a file are not text in the encoding that they announce")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    findings.add(reading.issues.filter { $0.rule == .encoding }, in: reading)
  }
}
