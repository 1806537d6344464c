import Dragoman
import DragomanFormats

/// A translation that is its source text.
enum UntranslatedRule: CheckRule {
  static let facts = RuleFacts(
    name: "untranslated", severity: .warning, isOnByDefault: false,
    summary: "A translation is the same as its source text")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source, let text = entry.textOfSource,
      source.entry.catalogEntry?.isTranslatable != false, !file.language.isLike(file.table.sourceLanguage)
    else { return }
    findings.add("\(text.text.quoted) is the source text, untranslated", to: entry, in: file, at: text.position)
  }
}

extension CheckedEntry {
  /// The first text with words, where every text is one of the source's; one form of a plural alone may well be the
  /// same.
  fileprivate var textOfSource: PlacedText? {
    guard let source else { return nil }
    if let text = plainText, let sourceText = source.plainText, text != sourceText { return nil }
    let sources = Set(source.shownTexts.map(\.text))
    guard shownTexts.allSatisfy({ sources.contains($0.text) }) else { return nil }
    return shownTexts.first { $0.text.hasWords }
  }
}

extension Language {
  /// Whether it is another regional form of a language, in which most texts are the same.
  fileprivate func isLike(_ other: Language) -> Bool {
    identifier.prefix { $0 != "-" } == other.identifier.prefix { $0 != "-" }
  }
}
