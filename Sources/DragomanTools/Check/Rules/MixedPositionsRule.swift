import Dragoman

/// Placeholders with a position beside some without.
enum MixedPositionsRule: CheckRule {
  static let facts = RuleFacts(
    name: "mixed-positions", severity: .warning,
    summary: "A text has placeholders with a position beside some without, which are counted by themselves")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    // A variant may show its own number and another argument by its position.
    guard entry.shape?.mixesPositions == true, entry.plainText != nil, entry.takesArguments else { return }
    findings.add(
      "placeholders with a position, such as “%1$@”, stand beside some without; give all of them one", to: entry,
      in: file)
  }
}
