import Dragoman
import DragomanUIKit
import Foundation
import Testing
@testable import UIKitStandIn

@MainActor @Suite struct ImageTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  private var image: LocalizedImage {
    LocalizedImage(by: localizer) { localizer in
      UIImage(named: localizer.language == "ar" ? "star" : "flag", in: nil, compatibleWith: nil)
    }
  }

  @Test func imagesFollow() throws {
    let view = UIImageView()
    let button = UIButton()
    let item = UIBarButtonItem()
    view.localizedImage = image
    view.localizedHighlightedImage = image
    button.setLocalizedImage(image, for: .selected)
    item.localizedImage = image
    #expect(view.image?.source == "flag")
    try localizer.select("ar")
    let shown = [view.image, view.highlightedImage, button.image(for: .selected), item.image]
    #expect(shown.map { $0?.source } == ["star", "star", "star", "star"])
  }

  @Test func anImageIsUnbound() throws {
    let view = UIImageView()
    view.localizedImage = image
    #expect(view.localizedImage != nil)
    view.localizedImage = nil
    try localizer.select("ar")
    #expect(view.image?.source == "flag")
    #expect(view.localizedImage == nil)
  }

  @Test func theImageOfANameIsLookedFor() throws {
    let view = UIImageView()
    view.localizedImage = .named("flag", by: localizer)
    #expect(view.image?.source == "flag")
    view.localizedImage = .named("absent", by: localizer)
    #expect(view.image == nil)
  }

  @Test func menusAreMadeAnew() throws {
    let button = UIButton()
    let item = UIBarButtonItem()
    let text = test.text()
    button.setLocalizedMenu(by: localizer) { _ in UIMenu(children: [UIAction(title: text.string) { _ in }]) }
    item.setLocalizedMenu(by: localizer) { _ in UIMenu(localizedTitle: text) }
    try localizer.select("uk")
    #expect(button.menu?.children.map(\.title) == ["А-укр"])
    #expect(item.menu?.title == "А-укр")
    button.setLocalizedMenu(nil)
    try localizer.select("ar")
    #expect(button.menu?.children.map(\.title) == ["А-укр"])
  }
}
