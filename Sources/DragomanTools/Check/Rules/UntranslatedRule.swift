import Dragoman
import DragomanFormats

/// A translation that is its source text.
enum UntranslatedRule: CheckRule {
  static let facts = RuleFacts(
    name: "untranslated", severity: .warning, isOnByDefault: false,
    summary: "A translation is the same as its source text")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source?.entry.plainText, source == entry.plainText, source.hasWords,
      entry.source?.entry.catalogEntry?.isTranslatable != false,
      !file.language.isLike(file.table.sourceLanguage)
    else { return }
    findings.add("\(source.quoted) is the source text, untranslated", to: entry, in: file)
  }
}

extension String {
  /// Whether there is something to translate: a letter that is no part of a placeholder.
  fileprivate var hasWords: Bool {
    PrintfPattern(parsing: self).pieces.contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension Language {
  /// Whether it is another regional form of a language, in which most texts are the same.
  fileprivate func isLike(_ other: Language) -> Bool {
    identifier.prefix { $0 != "-" } == other.identifier.prefix { $0 != "-" }
  }
}
