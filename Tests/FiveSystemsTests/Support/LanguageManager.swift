import Dragoman
import DragomanUIKit
import Foundation
import UIKitStandIn

enum ELanguage: Int { case english, german, french, arabic, count }

@MainActor final class LanguageManager: NSObject {
  static let languages: [Language] = ["en", "de", "fr", "ar"]

  static func setupCurrentLanguage() { MainBundleTexts.follow() }

  static func languageStrings() -> [String] {
    languages.map { $0.name(in: Localizer.main.language) }
  }

  static func currentLanguageString() -> String {
    Localizer.main.language.name(in: Localizer.main.language)
  }

  static func currentLanguageCode() -> String { Localizer.main.language.identifier }

  static func currentLanguageIndex() -> Int {
    languages.firstIndex(of: Localizer.main.language) ?? NSNotFound
  }

  static func saveLanguageByIndex(_ index: Int) {
    guard languages.indices.contains(index) else { return }
    try? Localizer.main.select(languages[index])
  }

  static func isCurrentLanguageRTL() -> Bool { Localizer.main.language.isRightToLeft }

  static func followLayoutDirection(of window: UIWindow) { window.followLayoutDirection() }
}
