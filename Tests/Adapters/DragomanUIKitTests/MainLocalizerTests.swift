import Dragoman
import DragomanUIKit
import Testing
@testable import UIKitStandIn

/// What is bound to no localizer follows ``Localizer/main``, whichever that is then. It is one for the process, and no
/// other test asks it.
@MainActor @Suite(.serialized) struct MainLocalizerTests {
  private func localizer(_ texts: [Language: [String: String]], system: Language = "en") -> Localizer {
    Localizer(
      sources: [.dictionary(texts)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: [system])
    ) { _ in }
  }

  @Test func aScreenThatIsOpenFollowsAnotherMainLocalizer() throws {
    let former = Localizer.main
    defer { Localizer.main = former }
    Localizer.main = localizer(["en": ["a": "A"], "uk": ["a": "А-укр"]])
    let screen = Screen()
    #expect(screen.label.text == "A")
    #expect(screen.picker.rows.map(\.language) == ["en", "uk"])

    let other = localizer(["en": ["a": "other A"], "ar": ["a": "ا"]], system: "ar")
    Localizer.main = other
    #expect(screen.label.text == "ا")
    #expect(screen.label.accessibilityHint == "ا")
    #expect(screen.label.textAlignment == .right)
    #expect(screen.button.configuration?.title == "ا")
    #expect(screen.image.image?.source == "star")
    #expect(screen.picker.rows.map(\.language) == ["en", "ar"])
    #expect(screen.picker.tableView(screen.picker.tableView, numberOfRowsInSection: 0) == 2)

    screen.picker.choose("en")
    #expect(other.language == "en")
    #expect(screen.label.text == "other A")
    #expect(screen.label.textAlignment == .natural)
  }

  /// A screen on which nothing says whose language it follows.
  @MainActor private struct Screen {
    let window = UIWindow()
    let label = UILabel()
    let button = StandInObjects.button()
    let image = UIImageView()
    let picker = LanguagePickerViewController(offersSystem: false)

    init() {
      window.rootViewController = picker
      for view in [label, button, image] as [UIView] { picker.view.addSubview(view) }
      label.localizationKey = "a"
      label.localizedAccessibilityHint = .key("a")
      button.localizedConfiguration.title = .key("a")
      image.localizedImage = LocalizedImage { localizer in
        UIImage(named: localizer.language == "ar" ? "star" : "flag", in: nil, compatibleWith: nil)
      }
      window.followLayoutDirection()
    }
  }
}
