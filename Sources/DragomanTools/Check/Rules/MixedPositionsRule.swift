import Dragoman

/// Placeholders with a position beside some without.
enum MixedPositionsRule: CheckRule {
  static let facts = RuleFacts(
    name: "mixed-positions", severity: .warning,
    summary: "A text has placeholders with a position beside some without, which are counted by themselves")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.shape?.mixesPositions == true, entry.takesArguments else { return }
    // A form of a plural may show its own number and another argument by its position.
    for text in entry.shownTexts
    where text.isOutsidePlurals && (entry.plainText != nil || MessageShape(text: text.text).mixesPositions) {
      findings.add(
        "placeholders with a position, such as “%1$@”, stand beside some without; give all of them one", to: entry,
        in: file, at: text.position)
    }
  }
}
