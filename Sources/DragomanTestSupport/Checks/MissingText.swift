public import Dragoman

/// A key for which a language has no text, so that another language's is shown.
public struct MissingText: Sendable, Hashable, CustomStringConvertible {
  /// The language that lacks it.
  public let language: Language
  /// The table; `Localizable` where none is named.
  public let table: String
  /// The key.
  public let key: String

  /// As in `uk: Localizable: menu.title`.
  public var description: String { "\(language): \(table): \(key)" }
}

extension Localizer {
  /// All keys for which a language has no text of its own, nor one of its CLDR parents: `#expect(x.missingTexts() == [])`.
  ///
  /// - Parameters:
  ///   - languages: Which languages are looked at; nil looks at all.
  ///   - except: Keys that need no translation.
  /// - Complexity: Linear in all texts, which are loaded.
  public func missingTexts(in languages: [Language]? = nil, except: Set<String> = []) -> [MissingText] {
    (languages ?? self.languages).flatMap { language in
      untranslatedKeys(in: language).sorted { $0.key < $1.key }.flatMap { table, keys in
        keys.filter { !except.contains($0) }.map { MissingText(language: language, table: table, key: $0) }
      }
    }
  }

  /// What is wrong with the files of all languages, with the place: `#expect(x.issuesInFiles() == [])`.
  ///
  /// - Complexity: Linear in all texts, which are loaded.
  public func issuesInFiles() -> [LocalizationIssue] { fileIssues }
}
