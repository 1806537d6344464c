import Foundation

extension Language {
  /// The language's name in itself, as a list for choosing shows it: “Українська”, “Português (Brasil)”.
  ///
  /// Where the system has no such name it is the tag. Source: Foundation's names, which are CLDR's, with the first
  /// letter that the language's lists begin with.
  public var ownName: String {
    name(from: self)?.titlecasingFirst(in: self) ?? identifier
  }

  /// The language's name in another language, in the case it has within a sentence: `ukrainien` in French.
  ///
  /// Where the system has no such name it is the tag.
  public func name(in language: Language) -> String {
    name(from: language) ?? identifier
  }

  /// Foundation's name; nil also where it would answer in the language of the process, not in the one asked for.
  private func name(from language: Language) -> String? {
    guard FoundationLocales.know(language) else { return nil }
    let name = Locale(identifier: language.identifier).localizedString(forIdentifier: identifier)
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String {
  /// With the first character in title case, by the rule of the Turkic languages where it is theirs.
  fileprivate func titlecasingFirst(in language: Language) -> String {
    guard let first = unicodeScalars.first else { return self }
    let isDotted = first == "i" && (language.identifier.hasPrefix("tr") || language.identifier.hasPrefix("az"))
    return (isDotted ? "İ" : first.properties.titlecaseMapping) + unicodeScalars.dropFirst().map(String.init).joined()
  }
}
