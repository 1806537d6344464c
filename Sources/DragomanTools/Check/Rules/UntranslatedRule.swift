import Dragoman
import DragomanFormats

/// A translation that is its source text.
enum UntranslatedRule: CheckRule {
  static let facts = RuleFacts(
    name: "untranslated", severity: .warning, isOnByDefault: false,
    summary: "A translation is the same as its source text")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source?.plainText, source == entry.plainText, source.hasWords,
      entry.source?.entry.catalogEntry?.isTranslatable != false,
      !file.language.isLike(file.table.sourceLanguage)
    else { return }
    findings.add("\(source.quoted) is the source text, untranslated", to: entry, in: file)
  }
}

extension Language {
  /// Whether it is another regional form of a language, in which most texts are the same.
  fileprivate func isLike(_ other: Language) -> Bool {
    identifier.prefix { $0 != "-" } == other.identifier.prefix { $0 != "-" }
  }
}
