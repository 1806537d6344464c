extension PreferredLanguages {
  /// The variables that are read.
  static let environmentVariables = localeVariables + ["LANGUAGE"]

  private static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Reads the list from the variables of a Unix environment, as gettext does.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. If there is none, or it is `C`,
  /// there are no preferences, whatever `LANGUAGE` says. In `LANGUAGE` a `C` ends the list: from there on the person
  /// wants the program's own texts.
  package init(environment: [String: String]) {
    let locale = UnixLocale.value(of: Self.localeVariables, in: environment) ?? "C"
    let list = environment["LANGUAGE"] ?? ""
    if POSIXLocaleName.isPortable(locale) {
      self.init(languages: [], source: .localeVariable)
    } else if list.isEmpty {
      self.init(languages: [POSIXLocaleName(locale).language].compactMap(\.self), source: .localeVariable)
    } else {
      let names = list.split(separator: ":").prefix { !POSIXLocaleName.isPortable($0) }
      let languages = names.compactMap { POSIXLocaleName($0).language }
      self.init(languages: languages.withoutRepetitions, source: .languageVariable)
    }
  }
}

/// How Unix finds the locale for a category.
enum UnixLocale {
  /// The value of the first variable that is there and not empty.
  static func value(of variables: [String], in environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}

extension [Language] {
  /// Each language once, at its first place.
  var withoutRepetitions: [Language] {
    var seen: Set<Language> = []
    return filter { seen.insert($0).inserted }
  }
}
