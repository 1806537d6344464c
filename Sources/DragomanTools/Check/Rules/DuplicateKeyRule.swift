import DragomanFormats

/// A key that a file has twice; the last one counts.
enum DuplicateKeyRule: CheckRule {
  static let facts = RuleFacts(
    name: "duplicate-key", severity: .error,
    summary: "A key is there twice; an error where the texts differ, since only the last one is shown")

  static func check(_ file: CheckedFile, _ findings: inout Findings) {
    guard file.file.kind != .stringCatalog else { return }
    var first: [ExactString: CheckedEntry] = [:]
    for entry in file.entries {
      guard let earlier = first.updateValue(entry, forKey: ExactString(entry.key)) else { continue }
      let isSame = earlier.texts.map(\.text) == entry.texts.map(\.text)
      findings.add(
        "\(entry.key.quoted) has been given\(earlier.line) already\(isSame ? "" : " with another text"); this one counts",
        path: file.path, at: entry.entry.position, key: entry.key, language: file.language,
        severity: isSame ? .warning : nil)
    }
  }

  /// Within an entry, and in a catalog, the reader finds them.
  static func check(_ reading: FileReading, _ findings: inout Findings) {
    let issues = reading.issues.filter { $0.rule == .duplicateKey }
    guard !issues.isEmpty else { return }
    guard reading.file.kind != .stringCatalog else { return findings.add(issues, in: reading) }
    let keys = Set(reading.translations.flatMap { $0.entries.map(\.position) })
    findings.add(issues.filter { !keys.contains($0.position) }, in: reading)
  }
}

extension CheckedEntry {
  /// Where it stands, in words.
  fileprivate var line: String {
    entry.position.map { " in line \($0.line)" } ?? ""
  }
}
