import Dragoman
public import Foundation

extension Bundle {
  /// The folder of the language in force; the program's bundle where there is no such folder.
  ///
  /// Setting the folder of a language selects it; setting any other bundle goes back to the languages of the system.
  @available(*, deprecated, message: "write try Localizer.main.select(\"…\"), or Localizer.main.followSystem()")
  public static var localization: Bundle {
    get { Localizer.main.languageBundle }
    set {
      if let tag = newValue.tagOfFolder {
        Localizer.main.selectOrReport(tag: tag)
      } else {
        Localizer.main.followSystem()
      }
    }
  }

  /// The folder of a language in the program's bundle or another one; nil where there is none.
  @available(*, deprecated, message: "write Localizer.main.languages.contains(\"…\"), and select it")
  public convenience init?(identifier: String? = nil, languageCode: String) {
    let bundle = identifier.flatMap(Bundle.init(identifier:)) ?? Localizer.main.programBundle
    guard let path = bundle.path(forResource: languageCode, ofType: "lproj") else { return nil }
    self.init(path: path)
  }

  private var tagOfFolder: String? {
    bundleURL.pathExtension == "lproj" ? bundleURL.deletingPathExtension().lastPathComponent : nil
  }
}
