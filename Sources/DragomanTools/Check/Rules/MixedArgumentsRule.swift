import Dragoman
import DragomanFormats

/// Names beside placeholders: a call gives its arguments in one of the two ways.
enum MixedArgumentsRule: CheckRule {
  static let facts = RuleFacts(
    name: "mixed-arguments", severity: .warning,
    summary: "A text names arguments and has placeholders for others, so that a call leaves some of them visible")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let placeholder = entry.shape?.unreachablePlaceholder, entry.hasUnmistakablePlaceholder else { return }
    findings.add(
      "\(placeholder.quoted) cannot be filled: \(MessageShape.reasonWhyUnreachable)", to: entry, in: file)
  }
}

extension CheckedEntry {
  /// Whether it has one that is no percent sign with a word behind it.
  fileprivate var hasUnmistakablePlaceholder: Bool {
    guard let plainText else { return true }
    return !PrintfPattern(parsing: plainText).unmistakablePlaceholders.isEmpty
  }
}
