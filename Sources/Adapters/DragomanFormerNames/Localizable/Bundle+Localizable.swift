import Dragoman
public import Foundation

extension Bundle {
  /// The folder of the language in force; the program's bundle where there is no such folder.
  @available(*, deprecated, message: "write Localizer.main.string(…), or Localizer.main.url(forResource: …)")
  public static var localizedBundle: Bundle { Localizer.main.languageBundle }
}
