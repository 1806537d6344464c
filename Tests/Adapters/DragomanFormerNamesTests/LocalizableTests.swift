import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// The calls of Localizable, the file by romansorochak, as its README and its demo write them.
@MainActor @Suite(.serialized) struct LocalizableTests {
  @available(*, deprecated) @Test func theREADME() throws {
    let app = try FormerApp("Localizable")
    app.run {
      #expect("main_page_language".localized == "English")
      Language.language = Language.arabic
      #expect(Language.language == .arabic)
      #expect("main_page_language".localized == "العربية")
      Language.language = Language.english
      #expect("main_page_language".localized == "English")
      Language.language = .japanese
      #expect(Language.language == .english)
    }
    #expect(app.issues.kinds.contains(.unsupportedLanguage))
  }

  @available(*, deprecated) @Test func tagsAndDirections() throws {
    #expect(Language(rawValue: "uk") == .ukrainian)
    #expect(Language(rawValue: "no tag") == nil)
    #expect(Language.arabic.rawValue == "ar")
    #expect(Language.arabic.semantic == .forceRightToLeft)
    #expect(Language.ukrainian.semantic == .forceLeftToRight)
  }

  @available(*, deprecated) @Test func theBundleOfTheLanguage() throws {
    let app = try FormerApp("Localizable")
    app.run {
      Language.language = .ukrainian
      let path = Bundle.localizedBundle.path(forResource: "help", ofType: "html")
      #expect(path?.hasSuffix("uk.lproj/help.html") == true)
    }
    FormerApp(texts: ["en": [:]]).run { #expect(Bundle.localizedBundle == .main) }
  }
}
