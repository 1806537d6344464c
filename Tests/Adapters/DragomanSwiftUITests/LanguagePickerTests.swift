import Dragoman
import DragomanSwiftUI
@testable import SwiftUIStandIn
import Testing

@MainActor @Suite struct LanguagePickerTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  @Test func itShowsOwnNamesAndFollowsTheLanguage() throws {
    let host = ViewHost(LanguagePicker().localized(by: localizer))
    #expect(host.texts == ["Language", "System Language", "English", "Українська", "Ukrainian", "العربية", "Arabic"])
    try localizer.select("uk")
    host.update()
    #expect(host.texts == ["Мова", "Мова системи", "English", "англійська", "Українська", "العربية", "арабська"])
  }

  @Test func theChoiceIsTickedAlsoWhereTheLanguageStays() throws {
    let host = ViewHost(LanguagePicker().localized(by: localizer))
    #expect(host.selected == AnyHashable(Language?.none))
    host.select(AnyHashable(Language?.some("en")))
    #expect(host.invalidated == ["LanguagePicker"])
    host.update()
    #expect(host.selected == AnyHashable(Language?.some("en")))
  }

  @Test func theTickFollowsAChoiceMadeElsewhere() throws {
    let host = ViewHost(LanguagePicker().localized(by: localizer))
    // The language in force stays throughout.
    for _ in 0..<2 {
      try localizer.select("en")
      #expect(host.invalidated == ["LanguagePicker"])
      host.update()
      #expect(host.selected == AnyHashable(Language?.some("en")))
      localizer.followSystem()
      #expect(host.invalidated == ["LanguagePicker"])
      host.update()
      #expect(host.selected == AnyHashable(Language?.none))
    }
  }

  @Test func choosingSelects() throws {
    let host = ViewHost(LanguagePicker().localized(by: localizer))
    let tags = host.rendering.lines.compactMap(\.tag)
    host.select(try #require(tags.last))
    #expect(localizer.language == "ar")
    host.update()
    #expect(host.texts.first == "اللغة")
    #expect(host.rendering.lines.first?.environment.layoutDirection == .rightToLeft)
    host.select(try #require(tags.first))
    host.update()
    #expect(localizer.language == "en")
    #expect(host.rendering.lines.first?.environment.layoutDirection == .leftToRight)
  }

  @Test func aFailureIsToldAndChangesNothing() {
    var failures = 0
    let picker = LanguagePicker(offersSystem: false) { _ in failures += 1 }
    let host = ViewHost(picker.localized(by: localizer))
    host.select(AnyHashable(Language?.some("de")))
    #expect(failures == 1)
    #expect(host.selected == AnyHashable(Language?.some("en")))
  }
}
