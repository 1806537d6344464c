import Dragoman
import DragomanFormats

/// An entry whose variants cannot be shown, or not as they are written.
enum VariantsRule: CheckRule {
  static let facts = RuleFacts(
    name: "variants", severity: .error,
    summary: "Variants refer to a variable that is not there, have nothing to choose among, or refer to themselves")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard !entry.inspection.issues.isEmpty else { return }
    // What is not built as it should be has been told of already.
    if case .localization(let localization) = entry.entry.content, !localization.isWellBuilt { return }
    for issue in entry.inspection.issues {
      findings.add(
        issue.sentence, path: file.path, at: issue.position, key: entry.key, language: file.language,
        severity: issue.severity == .warning ? .warning : nil)
    }
  }
}
