import Foundation

/// What a bundle says of its languages.
struct BundleTraits: Sendable {
  /// `CFBundleDevelopmentRegion`.
  var developmentLanguage: Language?
  /// `CFBundleAllowMixedLocalizations`.
  var allowsMixedLocalizations = false

  init(developmentLanguage: Language? = nil) {
    self.developmentLanguage = developmentLanguage
  }

  init(_ bundle: Bundle) {
    self.init(info: bundle.infoDictionary ?? [:])
  }

  init(infoDictionaryIn folder: URL) {
    let data = try? Data(contentsOf: folder.appending(path: "Info.plist"))
    let info = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    self.init(info: info as? [String: Any] ?? [:])
  }

  private init(info: [String: Any]) {
    developmentLanguage = (info["CFBundleDevelopmentRegion"] as? String).flatMap(LanguageFolder.language)
    allowsMixedLocalizations = info["CFBundleAllowMixedLocalizations"] as? Bool ?? false
  }
}
