import Dragoman
import DragomanSwiftUI
@testable import SwiftUIStandIn
import Testing

/// Views that are told no localizer show ``Localizer/main``, whichever that is then. It is one for the process.
@MainActor @Suite(.serialized) struct MainLocalizerTests {
  private func localizer(_ texts: [Language: [String: String]]) -> Localizer {
    Localizer(
      sources: [.dictionary(texts)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { _ in }
  }

  struct Screen: View {
    var body: some View {
      VStack {
        Localized(key: "a")
        Text(localized: "a")
        LanguagePicker(offersSystem: false)
      }
    }
  }

  @Test(arguments: [false, true]) func viewsFollowAnotherMainLocalizer(_ isContained: Bool) throws {
    let former = Localizer.main
    defer { Localizer.main = former }
    Localizer.main = localizer(["en": ["a": "A"]])
    let host = isContained ? AnyHost(ViewHost(Screen().localized())) : AnyHost(ViewHost(Screen()))
    #expect(host.texts() == ["A", "A", "Language", "English"])
    let other = localizer(["en": ["a": "other A"], "uk": ["a": "А-укр"]])
    Localizer.main = other
    #expect(host.texts() == ["other A", "other A", "Language", "English", "Українська", "Ukrainian"])
    try other.select("uk")
    #expect(host.texts() == ["А-укр", "А-укр", "Мова", "English", "англійська", "Українська"])
  }

  /// A host of whatever view.
  @MainActor private struct AnyHost {
    let texts: () -> [String]

    init(_ host: ViewHost<some View>) {
      texts = {
        host.update()
        return host.texts
      }
    }
  }
}
