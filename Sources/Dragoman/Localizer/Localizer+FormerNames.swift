package import Foundation

// What the names of other libraries need: those cannot throw, and set up the one localizer that the process has.

extension Localizer {
  /// Selects a language for a caller that cannot be told of an error: what is wrong is an issue, and nothing changes.
  package func selectOrReport(_ language: Language) {
    do throws(LanguageSelectionError) {
      try select(language)
    } catch {
      reporter.report(LocalizationIssue(error))
    }
  }

  /// Selects the language of a tag; one that is none is as unsupported as any other.
  package func selectOrReport(tag: String) { selectOrReport(Language(stringLiteral: tag)) }

  /// The language that is in force when nothing is chosen.
  package var languageOfSystem: Language { negotiatedLanguage(for: .system) }

  /// A localizer to take this one's place: with what is given, and as it is otherwise.
  package func replacement(
    defaultLanguage: Language? = nil, languages: Set<Language>? = nil,
    sources change: ([TranslationSource]) -> [TranslationSource] = { $0 }
  ) -> Localizer {
    var configuration = configuration
    if let languages { configuration.languages = languages }
    return Localizer(
      sources: change(sources), defaultLanguage: defaultLanguage ?? givenDefaultLanguage, selection: selection,
      configuration: configuration, onIssue: reporter.handler)
  }

  /// The bundle of the program: the first among the sources.
  package var programBundle: Bundle { bundles.first ?? .main }

  /// The folder of the language in force as a bundle, which other libraries called the bundle of the localization; the
  /// program's own where there is no such folder.
  package var languageBundle: Bundle {
    let folders = bundles.lazy.compactMap { self.languageFolders(of: $0).first }
    return folders.compactMap(Bundle.init(path:)).first ?? programBundle
  }
}

extension LocalizationIssue {
  fileprivate init(_ error: LanguageSelectionError) {
    switch error {
    case .unsupported(let language, let supported):
      self.init(.unsupportedLanguage(supported: supported), language: language)
    case .notStored(let error):
      self.init(.notStored(String(describing: error)))
    }
  }
}
