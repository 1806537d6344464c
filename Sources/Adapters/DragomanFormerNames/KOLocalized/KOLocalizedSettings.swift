import Dragoman

/// Sets `Localizer.main` anew, as the file KOLocalized is set up.
///
/// - Parameters:
///   - nameFile: What the property lists are called behind the language; nil leaves them their name.
///   - appLocaleList: The tags of the languages that are offered.
///   - defaultLocale: The tag of the language of the texts shown when nothing else fits.
///   - localeDevice: Whether the choice is forgotten and the system followed.
@available(*, deprecated, message: "write Localizer.main = Localizer(sources: [.main.propertyLists(named: \"…\")])")
public func KOLocalizedSettings(
  nameFile: String?, appLocaleList: [String], defaultLocale: String, localeDevice: Bool
) {
  Localizer.main = Localizer.main.replacement(
    defaultLanguage: Language(identifier: defaultLocale),
    languages: appLocaleList.isEmpty ? nil : Set(appLocaleList.compactMap(Language.init(identifier:)))
  ) { sources in
    sources.map { source in nameFile.map(source.propertyLists(named:)) ?? source }
  }
  if localeDevice { Localizer.main.followSystem() }
}
