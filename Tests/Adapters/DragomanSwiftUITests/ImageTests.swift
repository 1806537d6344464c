import Dragoman
import DragomanSwiftUI
import Foundation
@testable import SwiftUIStandIn
import TestResources
import Testing
@testable import UIKitStandIn

@MainActor @Suite struct ImageTests {
  /// A screen as an app has it: nothing in it reads the language itself.
  struct Screen: View {
    let name: String
    @Environment(\.localizer) private var localizer

    var body: some View { Image(localized: name, by: localizer) }
  }

  private func localizer(_ folder: TemporaryFolder) -> Localizer {
    Localizer(
      sources: [.directory(folder.url)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { _ in }
  }

  private func shown(_ host: ViewHost<some View>) -> [String] {
    host.rendering.images.map { image in
      switch image.source {
      case .image(let image): image.source.split(separator: "/").suffix(2).joined(separator: "/")
      case .asset(let name, let bundle): "asset \(name) of \(bundle.map { _ in "a bundle" } ?? "nothing")"
      }
    }
  }

  @Test func anImageFollowsASwitchThereAndBack() throws {
    let folder = try TemporaryFolder(["en.lproj/flag.png": "x", "uk.lproj/flag@2x.png": "x", "uk.lproj/flag.png": "x"])
    let localizer = localizer(folder)
    let host = ViewHost(Screen(name: "flag").localized(by: localizer))
    #expect(shown(host) == ["en.lproj/flag.png"])
    for (language, file) in [("uk", "uk.lproj/flag@2x.png"), ("en", "en.lproj/flag.png")] as [(Language, String)] {
      try localizer.select(language)
      #expect(host.invalidated == ["Screen", "LocalizedContainer"])
      host.update()
      #expect(shown(host) == [file])
    }
  }

  @Test func theAssetCatalogComesLast() throws {
    let folder = try TemporaryFolder(["en.lproj/x": "x"])
    let localizer = localizer(folder)
    #expect(shown(ViewHost(Screen(name: "flag").localized(by: localizer))) == ["asset flag of a bundle"])
    #expect(shown(ViewHost(Screen(name: "../flag").localized(by: localizer))) == ["asset  of nothing"])
  }

  @Test func theImageOfABundle() throws {
    let folder = try TemporaryFolder(["en.lproj/a.png": "x"])
    let bundle = try #require(Bundle(path: folder.url.path))
    let view = Image(localized: "a", bundle: bundle, by: TestLocalizer().localizer)
    #expect(shown(ViewHost(view)) == ["en.lproj/a.png"])
  }
}
