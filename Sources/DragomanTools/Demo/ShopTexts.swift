package import Dragoman

/// The shop's texts: real `.strings` files that are built into the program, which thus runs wherever it is copied.
package enum ShopTexts {
  package static var source: TranslationSource {
    let files = [
      "en.lproj/Localizable.strings": PackageResources.en_strings,
      "uk.lproj/Localizable.strings": PackageResources.uk_strings,
      "ar.lproj/Localizable.strings": PackageResources.ar_strings,
    ]
    return .files(files, named: "the shop", defaultLanguage: .english)
  }

  /// A localizer whose output is the same on every machine, with a choice that is forgotten at the end.
  package static func localizer(preferredLanguages: [Language]?) -> Localizer {
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    let selection = LanguageSelection(store: .memory, preferredLanguages: preferredLanguages)
    return Localizer(sources: [source], selection: selection, configuration: configuration)
  }
}
