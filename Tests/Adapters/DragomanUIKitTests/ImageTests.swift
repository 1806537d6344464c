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
    button.localizedImage = image
    item.localizedImage = image
    #expect(view.image?.source == "flag")
    try localizer.select("ar")
    let shown = [
      view.image, view.highlightedImage, button.image(for: .selected), button.image(for: .normal), item.image,
    ]
    #expect(shown.allSatisfy { $0?.source == "star" })
  }

  @Test func imagesOfMenusAndTabsFollow() throws {
    let action = UIAction { _ in }
    let command = UICommand(action: Selector("save:"))
    let tab = UITab(title: "", image: nil, identifier: "tab")
    let item = UITabBarItem()
    action.localizedImage = image
    command.localizedImage = image
    tab.localizedImage = image
    item.localizedImage = image
    item.localizedSelectedImage = image
    #expect(action.image?.source == "flag")
    try localizer.select("ar")
    let shown = [action.image, command.image, tab.image, item.image, item.selectedImage]
    #expect(shown.allSatisfy { $0?.source == "star" })
  }

  @Test func imagesOfSegmentsFollow() throws {
    let control = UISegmentedControl(items: ["x", "y"])
    for segment in [1, 7, -1] { control.setLocalizedImage(image, forSegmentAt: segment) }
    try localizer.select("ar")
    #expect(control.imageForSegment(at: 1)?.source == "star")
    #expect(control.titleForSegment(at: 0) == "x")
    #expect(control.localizedImage(forSegmentAt: 1) != nil)
    control.removeSegment(at: 1, animated: false)
    try localizer.select("en")
    #expect(control.titleForSegment(at: 0) == "x")
  }

  @Test func imagesGoWithTheirSegments() throws {
    let control = UISegmentedControl(items: ["x", "y"])
    control.setLocalizedImage(image, forSegmentAt: 1)
    control.insertSegment(withLocalizedTitle: test.text(), at: 0, animated: false)
    try localizer.select("ar")
    #expect(control.imageForSegment(at: 2)?.source == "star")
    #expect((0..<2).map(control.titleForSegment(at:)) == ["ا", "x"])
    control.removeLocalizedSegment(at: 0, animated: false)
    try localizer.select("en")
    #expect(control.imageForSegment(at: 1)?.source == "flag")
    #expect(control.titleForSegment(at: 0) == "x")
  }

  @Test func imagesOfConfigurationsFollow() throws {
    let button = StandInObjects.button()
    let cell = StandInObjects.cell()
    let controller = StandInObjects.emptyController()
    button.localizedConfiguration.image = image
    button.localizedConfiguration.title = test.text()
    cell.localizedContent.image = image
    controller.localizedContentUnavailable.image = image
    controller.localizedContentUnavailable.button.image = image
    func shown() -> [UIImage?] {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let unavailable = StandInObjects.unavailable(controller)
      return [button.configuration?.image, content?.image, unavailable?.image, unavailable?.button.image]
    }
    #expect(shown().allSatisfy { $0?.source == "flag" })
    try localizer.select("ar")
    #expect(shown().allSatisfy { $0?.source == "star" })
    #expect(button.configuration?.title == "ا")
    #expect(button.localizedConfiguration.image != nil)
    button.localizedConfiguration.image = nil
    #expect(button.localizedConfiguration.image == nil)
    try localizer.select("en")
    #expect(button.configuration?.image?.source == "star")
    #expect(button.configuration?.title == "A")
  }

  @Test func anImageWhosePlaceIsTakenIsBoundNoMore() throws {
    let view = UIImageView()
    view.localizedImage = image
    view.setLocalized("image", by: localizer) { view, _ in view.image = nil }
    #expect(view.localizedImage == nil)
    try localizer.select("ar")
    #expect(view.image == nil)
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
