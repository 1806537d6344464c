internal import DragomanLocaleData

/// The name of a locale in a Unix environment: `language[_REGION][.codeset][@modifier]`.
struct POSIXLocaleName {
  /// The language; nil for `C`, `POSIX`, and what is no language.
  let language: Language?

  init(_ name: some StringProtocol) {
    guard !Self.isPortable(name) else {
      language = nil
      return
    }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let locale = parts.first.map { $0.prefix { $0 != "." } } ?? ""
    language = LanguageTag(locale)
      .map { LocaleModifier.apply(parts.count > 1 ? String(parts[1]) : "", to: $0) }
      .flatMap { Language(identifier: $0.description) }
  }

  /// Whether a name means the locale without a language, whose texts are the program's own.
  static func isPortable(_ name: some StringProtocol) -> Bool {
    name == "C" || name == "POSIX" || name.hasPrefix("C.")
  }
}
