import Dragoman
public import Foundation

extension Bundle {
  /// Puts a language in force and stores the choice; nil goes back to the languages of the system. A language without
  /// translations is an issue, and changes nothing.
  @available(*, deprecated, message: "write try Localizer.main.select(\"…\"), or Localizer.main.followSystem()")
  public static func setLanguage(_ language: String?) {
    if let language {
      Localizer.main.selectOrReport(tag: language)
    } else {
      Localizer.main.followSystem()
    }
  }
}
