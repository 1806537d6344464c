import DragomanFormats
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

  /// Reads the `Info.plist` of a folder, where there is one. It is read as tables are, since others may control it:
  /// Foundation's reader ends the process on a damaged file.
  init(infoDictionaryIn folder: URL, limits: FormatLimits) {
    let path = folder.appending(path: "Info.plist").absoluteURL.path
    guard let bytes = try? FileContents.read(path, limits: limits),
      case .dictionary(let members) = PropertyList(bytes, limits: limits).root?.value
    else { return }
    for member in members { read(member) }
  }

  private mutating func read(_ member: PropertyListMember) {
    switch (member.key, member.node.value) {
    case ("CFBundleDevelopmentRegion", .string(let region)): developmentLanguage = LanguageFolder.language(region)
    case ("CFBundleAllowMixedLocalizations", .boolean(let allows)): allowsMixedLocalizations = allows
    default: break
    }
  }

  private init(info: [String: Any]) {
    developmentLanguage = (info["CFBundleDevelopmentRegion"] as? String).flatMap(LanguageFolder.language)
    allowsMixedLocalizations = info["CFBundleAllowMixedLocalizations"] as? Bool ?? false
  }
}
