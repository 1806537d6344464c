import DragomanFormats

/// What all sources of a localizer have together, found out at its first use.
final class LocalizerIndex: Sendable {
  /// The languages that can be selected, sorted by tag.
  let languages: [Language]
  let defaultLanguage: Language
  let matcher: LanguageMatcher
  /// The names of all tables in any language.
  let tableNames: Set<String>
  let allowsMixedLocalizations: Bool
  /// What issues call the sources.
  let name: String
  let issues: [LocalizationIssue]

  private let sources: [SourceIndex]
  private let languageSet: Set<Language>

  /// Whether a language is there under this very tag.
  func has(_ language: Language) -> Bool { languageSet.contains(language) }

  var isEmpty: Bool { tableNames.isEmpty }

  init(
    _ sources: [TranslationSource], defaultLanguage: Language?, offered: Set<Language>? = nil, limits: FormatLimits
  ) {
    let sources = sources.map { $0.index(limits: limits) }
    let found = LanguageList(sources, given: defaultLanguage)
    self.sources = sources
    self.languages = found.languages.filter { offered?.contains($0) ?? true }
    languageSet = Set(languages)
    self.defaultLanguage = found.defaultLanguage
    matcher = LanguageMatcher(
      supported: languages.map(\.identifier), default: found.defaultLanguage.identifier)
    tableNames = Set(sources.flatMap { $0.tables.values.flatMap(\.keys) })
    allowsMixedLocalizations = sources.contains(where: \.traits.allowsMixedLocalizations)
    name = sources.map(\.name).joined(separator: ", ")
    issues = sources.flatMap(\.issues)
  }

  /// The parts of a table, from the one that gives way to the one that wins: an earlier source wins over a later one.
  func parts(of table: String, at place: SourceIndex.Place) -> [TablePart] {
    sources.reversed().flatMap { $0.parts(of: table, at: place) }
  }
}

/// The languages of some sources, and the default among them.
private struct LanguageList {
  let languages: [Language]
  let defaultLanguage: Language

  init(_ sources: [SourceIndex], given: Language?) {
    let places = Set(sources.flatMap(\.tables.keys))
    var found = Set(places.compactMap { if case .language(let language) = $0 { language } else { nil } })
    let hasBase = places.contains(.base) || places.contains(.root)
    defaultLanguage = given ?? Self.defaultLanguage(of: sources, among: hasBase ? [] : found)
    // Base and what lies outside any folder are the default language's texts, under another name.
    if hasBase { found.insert(defaultLanguage) }
    languages = found.sorted { $0.identifier < $1.identifier }
  }

  private static func defaultLanguage(of sources: [SourceIndex], among found: Set<Language>) -> Language {
    let declared = sources.lazy.compactMap(\.traits.developmentLanguage).first
    // A template's development region says nothing when there are only other languages.
    for candidate in [declared, .english].compactMap(\.self) where found.isEmpty || found.contains(candidate) {
      return candidate
    }
    return found.min { $0.identifier < $1.identifier } ?? .english
  }
}
