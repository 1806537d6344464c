import DragomanFormats

/// A text with nothing in it.
enum EmptyValueRule: CheckRule {
  static let facts = RuleFacts(
    name: "empty-value", severity: .warning, summary: "A text is empty, so that nothing is shown")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.source?.isEmpty != true else { return }
    for text in entry.texts where text.text.isBlank {
      findings.add("the text of \(entry.key.quoted) is empty", to: entry, in: file, at: text.position)
    }
  }
}

extension CheckedEntry.SourceText {
  /// Whether nothing is shown in the source language either, which is then what is wanted.
  fileprivate var isEmpty: Bool { entry.plainText?.isBlank == true }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
