import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing

/// The calls of language-manager-ios, as Swift sees them.
@MainActor @Suite(.serialized) struct LanguageManagerTests {
  @available(*, deprecated) @Test func theManager() throws {
    let app = try FormerApp("language-manager-ios")
    app.run {
      LanguageManager.languages = ["en", "de", "fr", "ar", "ja"]
      LanguageManager.setupCurrentLanguage()
      #expect(LanguageManager.languageStrings() == ["English", "German", "French", "Arabic", "Japanese"])
      LanguageManager.saveLanguage(by: 2)
      #expect(LanguageManager.currentLanguageCode() == "fr")
      #expect(LanguageManager.currentLanguageIndex() == 2)
      #expect(LanguageManager.currentLanguageString() == "français")
      #expect(!LanguageManager.isCurrentLanguageRTL())
      LanguageManager.saveLanguage(by: 3)
      #expect(LanguageManager.isCurrentLanguageRTL())
      LanguageManager.saveLanguage(by: 4)
      LanguageManager.saveLanguage(by: 7)
      #expect(LanguageManager.currentLanguageCode() == "ar")
    }
    #expect(app.issues.kinds == [.unsupportedLanguage])
  }

  @available(*, deprecated) @Test func theLanguageOfTheBundle() throws {
    try FormerApp("language-manager-ios").run {
      Bundle.setLanguage("de")
      #expect("Happy New Year".localized == "Frohes neues Jahr")
      Bundle.setLanguage("ja")
      #expect("Happy New Year".localized == "Frohes neues Jahr")
      Bundle.setLanguage(nil)
      #expect("Happy New Year".localized == "Happy New Year")
    }
  }
}
