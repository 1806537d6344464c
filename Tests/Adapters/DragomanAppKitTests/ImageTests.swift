import Dragoman
import DragomanAppKit
import Testing
@testable import AppKitStandIn

@MainActor @Suite struct ImageTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  private var image: LocalizedImage {
    LocalizedImage(by: localizer) { NSImage(named: $0.language == "ar" ? "star" : "flag") }
  }

  @Test func imagesFollow() throws {
    let view = NSImageView()
    let button = NSButton()
    let item = NSMenuItem(localizedTitle: test.text())
    let tool = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i"))
    let tab = NSTabViewItem(identifier: nil)
    let alert = NSAlert()
    let segments = NSSegmentedControl(localizedLabels: [test.text()])
    view.localizedImage = image
    button.localizedImage = image
    button.localizedAlternateImage = image
    item.localizedImage = image
    tool.localizedImage = image
    tab.localizedImage = image
    alert.localizedIcon = image
    segments.setLocalizedImage(image, forSegment: 0)
    #expect(view.image?.source == "flag")
    try localizer.select("ar")
    let shown = [
      view.image, button.image, button.alternateImage, item.image, tool.image, tab.image, alert.icon,
      segments.image(forSegment: 0),
    ]
    #expect(shown.allSatisfy { $0?.source == "star" })
  }

  @Test func anImageIsUnbound() throws {
    let view = NSImageView()
    view.localizedImage = image
    view.localizedImage = nil
    try localizer.select("ar")
    #expect(view.image?.source == "flag")
    #expect(view.localizedImage == nil)
  }

  @Test func theImageOfANameIsLookedFor() {
    let view = NSImageView()
    view.localizedImage = .named("flag", by: localizer)
    #expect(view.image?.source == "flag")
    view.localizedImage = .named("absent", by: localizer)
    #expect(view.image == nil)
  }

  @Test func anImageWhosePlaceIsTakenIsBoundNoMore() throws {
    let view = NSImageView()
    view.localizedImage = image
    view.setLocalized("image", by: localizer) { view, _ in view.image = nil }
    #expect(view.localizedImage == nil)
    try localizer.select("ar")
    #expect(view.image == nil)
  }

  @Test func anImageForASegmentThatIsNotThereIsNoFault() throws {
    let segments = NSSegmentedControl(localizedLabels: [test.text()])
    for segment in [7, -1] { segments.setLocalizedImage(image, forSegment: segment) }
    try localizer.select("ar")
    #expect(segments.image(forSegment: 0) == nil)
  }
}
