@testable import AppKitStandIn
import Dragoman
import DragomanAppKit
import Foundation
import Synchronization
import TestResources
import Testing

/// Images that are files in the folders of languages; what a file says is how many pixels it has.
@MainActor @Suite struct ImageFileTests {
  private func localizer(_ folder: TemporaryFolder, onIssue: @escaping @Sendable (LocalizationIssue) -> Void = { _ in })
    -> Localizer
  {
    Localizer(
      sources: [.directory(folder.url)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]), onIssue: onIssue)
  }

  private func names(_ image: NSImage?) -> [String] {
    image?.files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") } ?? []
  }

  @Test func anImageFollowsASwitchThereAndBack() throws {
    let folder = try TemporaryFolder([
      "en.lproj/flag.png": "20 10", "uk.lproj/flag.jpg": "20 10", "ar.lproj/flag.pdf": "20 10",
    ])
    let localizer = localizer(folder)
    let view = NSImageView()
    let button = NSButton()
    view.localizedImage = .named("flag", by: localizer)
    button.localizedImage = .named("flag", by: localizer)
    var shown: [[String]] = []
    for language in ["uk", "ar", "en"] as [Language] {
      try localizer.select(language)
      shown.append(names(view.image) + names(button.image))
    }
    #expect(shown == ["uk.lproj/flag.jpg", "ar.lproj/flag.pdf", "en.lproj/flag.png"].map { [$0, $0] })
  }

  @Test func allScalesOfOneFolderMakeOneImage() throws {
    let folder = try TemporaryFolder([
      "uk.lproj/flag.png": "20 10", "uk.lproj/flag.jpg": "21 11", "uk.lproj/flag@2x.png": "40 20",
      "uk.lproj/flag@3x.png": "not an image", "en.lproj/flag@3x.png": "60 30",
    ])
    let localizer = localizer(folder)
    try localizer.select("uk")
    let image = try #require(LocalizedImage.find("flag", nil, localizer))
    #expect(names(image) == ["uk.lproj/flag.png", "uk.lproj/flag@2x.png"])
    #expect(image.files.map(\.size) == [NSSize(width: 20, height: 10), NSSize(width: 20, height: 10)])
    #expect(image.size == NSSize(width: 20, height: 10))
  }

  @Test func aLargerScaleAloneHasTheSizeThatItIsMeantToHave() throws {
    let folder = try TemporaryFolder(["flag@3x.png": "60 30", "vector@2x.pdf": "0 0"])
    let localizer = localizer(folder)
    #expect(LocalizedImage.find("flag", nil, localizer)?.size == NSSize(width: 20, height: 10))
    #expect(LocalizedImage.find("vector", nil, localizer)?.size == .zero)
  }

  @Test func whatAppKitDoesNotReadIsPassedOver() throws {
    let folder = try TemporaryFolder(["uk.lproj/a.png": "damaged", "uk.lproj/a.heic": "", "en.lproj/a.png": "2 2"])
    let localizer = localizer(folder)
    try localizer.select("uk")
    #expect(names(LocalizedImage.find("a", nil, localizer)) == ["en.lproj/a.png"])
  }

  @Test func theNameOfATemplateMakesOne() throws {
    let folder = try TemporaryFolder(["menuTemplate@2x.png": "4 4", "flag.png": "4 4"])
    let localizer = localizer(folder)
    #expect(LocalizedImage.find("menuTemplate", nil, localizer)?.isTemplate == true)
    #expect(LocalizedImage.find("flag", nil, localizer)?.isTemplate == false)
  }

  @Test func theAssetCatalogComesLastAndThenAnIssue() throws {
    let issues = Mutex<[LocalizationIssue.Kind]>([])
    let folder = try TemporaryFolder(["uk.lproj/star.png": "2 2", "en.lproj/x": ""])
    let localizer = localizer(folder) { issue in issues.withLock { $0.append(issue.kind) } }
    #expect(LocalizedImage.find("star", nil, localizer)?.source == "star")
    #expect(issues.withLock { $0 }.isEmpty)
    for name in ["absent", "absent", "../star"] { #expect(LocalizedImage.find(name, nil, localizer) == nil) }
    #expect(issues.withLock { $0 } == [.missingResource, .missingResource])
    #expect("star".localizedImage?.source == "star")
  }
}
