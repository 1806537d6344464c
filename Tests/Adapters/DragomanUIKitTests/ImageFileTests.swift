import Dragoman
import DragomanUIKit
import Foundation
import Synchronization
import TestResources
import Testing
@testable import UIKitStandIn

/// Images that are files in the folders of languages. One after another, since the scale of the display is one for all.
@MainActor @Suite(.serialized) struct ImageFileTests {
  private func localizer(_ folder: TemporaryFolder, onIssue: @escaping @Sendable (LocalizationIssue) -> Void = { _ in })
    -> Localizer
  {
    Localizer(
      sources: [.directory(folder.url)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]), onIssue: onIssue)
  }

  private func name(_ image: UIImage?) -> String? {
    image.map { $0.source.split(separator: "/").suffix(2).joined(separator: "/") }
  }

  @Test func anImageFollowsASwitchThereAndBack() throws {
    let folder = try TemporaryFolder(["en.lproj/flag.png": "x", "uk.lproj/flag.jpg": "x", "ar.lproj/flag.heic": "x"])
    let localizer = localizer(folder)
    let view = UIImageView()
    let button = UIButton()
    let item = UIBarButtonItem()
    view.localizedImage = .named("flag", by: localizer)
    button.setLocalizedImage(.named("flag", by: localizer), for: .normal)
    item.localizedImage = .named("flag", by: localizer)
    var shown: [[String?]] = []
    for language in ["uk", "ar", "en"] as [Language] {
      try localizer.select(language)
      shown.append([view.image, button.image(for: .normal), item.image].map(name))
    }
    let expected = ["uk.lproj/flag.jpg", "ar.lproj/flag.heic", "en.lproj/flag.png"]
    #expect(shown == expected.map { [$0, $0, $0] })
  }

  @Test func theScaleOfTheScreenChooses() throws {
    let folder = try TemporaryFolder(["en.lproj/a.png": "1", "en.lproj/a@2x.png": "2", "en.lproj/a@3x.png": "3"])
    let localizer = localizer(folder)
    defer { UITraitCollection.scale.withLock { $0 = 0 } }
    let shown = [1, 2, 3, 0].map { scale in
      UITraitCollection.scale.withLock { $0 = scale }
      return name(LocalizedImage.find("a", nil, localizer))
    }
    #expect(shown == ["en.lproj/a.png", "en.lproj/a@2x.png", "en.lproj/a@3x.png", "en.lproj/a@3x.png"])
  }

  @Test func whatUIKitDoesNotReadIsPassedOver() throws {
    let folder = try TemporaryFolder(["uk.lproj/flag.png": "", "uk.lproj/flag.svg": "", "en.lproj/flag.png": "x"])
    let localizer = localizer(folder)
    try localizer.select("uk")
    #expect(name(LocalizedImage.find("flag", nil, localizer)) == "en.lproj/flag.png")
  }

  @Test func theAssetCatalogComesLast() throws {
    let folder = try TemporaryFolder(["uk.lproj/star.png": "x", "en.lproj/x": "x", "flag.png": "x"])
    let localizer = localizer(folder)
    #expect(LocalizedImage.find("star", nil, localizer)?.source == "star")
    #expect(name(LocalizedImage.find("flag", nil, localizer))?.hasSuffix("/flag.png") == true)
    try localizer.select("uk")
    #expect(name(LocalizedImage.find("star", nil, localizer)) == "uk.lproj/star.png")
  }

  @Test func theImageOfABundle() throws {
    let folder = try TemporaryFolder(["en.lproj/a.png": "x", "uk.lproj/a.png": "x"])
    let bundle = try #require(Bundle(path: folder.url.path))
    let test = TestLocalizer()
    let view = UIImageView()
    view.localizedImage = .named("a", in: bundle, by: test.localizer)
    #expect(name(view.image) == "en.lproj/a.png")
    try test.localizer.select("uk")
    #expect(name(view.image) == "uk.lproj/a.png")
  }

  @Test func anImageThatIsNowhereIsAnIssue() throws {
    let issues = Mutex<[LocalizationIssue.Kind]>([])
    let folder = try TemporaryFolder(["en.lproj/x": "x"])
    let localizer = localizer(folder) { issue in issues.withLock { $0.append(issue.kind) } }
    let view = UIImageView()
    for name in ["flag", "absent", "absent", "../flag"] { view.localizedImage = .named(name, by: localizer) }
    #expect(view.image == nil)
    #expect(issues.withLock { $0 } == [.missingResource, .missingResource])
  }

  @Test func aNameIsAnImage() {
    #expect("star".localizedImage?.source == "star")
    #expect("absent".localizedImage == nil)
  }
}
