import DragomanFormats

/// A text with nothing in it.
enum EmptyValueRule: CheckRule {
  static let facts = RuleFacts(
    name: "empty-value", severity: .warning, summary: "A text is empty, so that nothing is shown")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    let blank = entry.texts.filter(\.text.isBlank)
    guard !blank.isEmpty, !entry.isEmptyOnPurpose else { return }
    for text in blank {
      findings.add("the text of \(entry.key.quoted) is empty", to: entry, in: file, at: text.position)
    }
  }
}

extension CheckedEntry {
  /// Whether nothing is shown in the source language either, which is then what is wanted: a variable may be there
  /// for the sake of its argument alone. Xcode puts an empty key into new catalogs.
  fileprivate var isEmptyOnPurpose: Bool {
    if let source { return source.texts.contains { $0.text.isBlank } || source.plainText?.isBlank == true }
    return key.isEmpty || (plainText == nil && !texts.allSatisfy(\.text.isBlank) && entry.hasVariables)
  }
}

extension TranslationEntry {
  fileprivate var hasVariables: Bool {
    switch content {
    case .text, .key: false
    case .variants(let entry): if case .rules(let rules) = entry.value { rules.variables.count > 1 } else { false }
    case .localization(let localization): localization.substitutions.count > 1
    }
  }
}
