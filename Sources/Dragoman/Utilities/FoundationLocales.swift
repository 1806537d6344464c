import Foundation

/// What Foundation has data for.
///
/// Asked for another language, it answers from the environment's locale, differently on each machine.
enum FoundationLocales {
  static func know(_ language: Language) -> Bool {
    languages.contains(language.identifier.prefix { $0 != "-" })
  }

  private static let languages = Set(Locale.availableIdentifiers.map { $0.prefix { $0 != "_" && $0 != "-" } })
}
