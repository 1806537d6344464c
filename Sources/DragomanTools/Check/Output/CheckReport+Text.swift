import Dragoman

extension CheckReport {
  /// A line for each finding.
  package var lines: [String] { findings.map(\.description) }

  /// How much was found, by rule and by language.
  package var summary: [String] {
    guard !findings.isEmpty else { return ["\(counted(fileCount, "file")): nothing is wrong"] }
    let errors = findings.count { $0.severity == .error }
    let head =
      "\(counted(fileCount, "file")): \(counted(errors, "error")), \(counted(findings.count - errors, "warning"))"
    return [head] + table("rule", by: \.rule) + table("language") { $0.language?.identifier }
  }

  private func table(_ heading: String, by name: (Finding) -> String?) -> [String] {
    let groups = Dictionary(grouping: findings.filter { name($0) != nil }) { name($0) ?? "" }
    guard !groups.isEmpty else { return [] }
    let rows = groups.sorted { $0.key < $1.key }.map { name, findings in
      let errors = findings.count { $0.severity == .error }
      return [name, "\(errors)", "\(findings.count - errors)"]
    }
    return [""] + TextTable(headings: [heading, "errors", "warnings"], rows: rows, textColumns: 1).lines
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
