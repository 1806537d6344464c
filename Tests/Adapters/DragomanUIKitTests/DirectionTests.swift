import Dragoman
import DragomanUIKit
import Foundation
import Testing
@testable import UIKitStandIn

@MainActor @Suite struct DirectionTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  /// A window with what turns round in it.
  @MainActor struct Screen {
    let window = UIWindow()
    let content = UIViewController()
    let hidden = UIViewController()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let label = UILabel()
    let field = UITextField()
    let centred = UILabel()
    let player = UIView()
    let table = UITableView(frame: .zero, style: .plain)

    init() {
      navigation = UINavigationController(rootViewController: content)
      centred.textAlignment = .center
      player.semanticContentAttribute = .playback
      for view in [label, field, centred, player, table] as [UIView] { content.view.addSubview(view) }
      hidden.loadViewIfNeeded()
      tabs.viewControllers = [navigation, hidden]
      window.rootViewController = tabs
    }

    var attributes: [UISemanticContentAttribute] {
      [
        window.semanticContentAttribute, tabs.view.semanticContentAttribute, tabs.tabBar.semanticContentAttribute,
        navigation.view.semanticContentAttribute, navigation.navigationBar.semanticContentAttribute,
        hidden.view.semanticContentAttribute, table.semanticContentAttribute,
      ]
    }
  }

  @Test func thereAndBack() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    #expect(!screen.window.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(screen.attributes.allSatisfy { $0 == .unspecified })

    try localizer.select("ar")
    #expect(screen.window.traitOverrides.layoutDirection == .rightToLeft)
    #expect(screen.attributes.allSatisfy { $0 == .forceRightToLeft })
    #expect(screen.label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(screen.label.textAlignment == .right)
    #expect(screen.field.textAlignment == .right)
    #expect(screen.table.layoutRequests > 0)

    try localizer.select("uk")
    #expect(!screen.window.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(screen.attributes.allSatisfy { $0 == .unspecified })
    #expect(screen.label.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(screen.label.textAlignment == .natural)
    #expect(screen.field.textAlignment == .natural)
  }

  @Test func whatTheAppHasSetItselfStays() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    for language in ["ar", "en"] as [Language] {
      try localizer.select(language)
      #expect(screen.centred.textAlignment == .center)
      #expect(screen.player.semanticContentAttribute == .playback)
      #expect(screen.player.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func theLayoutIsTurnedBeforeTextsAreWritten() throws {
    final class Watching: UILabel {
      var seen: [NSTextAlignment] = []

      override var text: String? {
        didSet { seen.append(textAlignment) }
      }
    }
    let screen = Screen()
    let label = Watching()
    label.localizedText = test.text()
    screen.content.view.addSubview(label)
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    try localizer.select("en")
    #expect(label.seen == [.natural, .right, .natural])
  }

  @Test func aSceneTurnsAllItsWindows() throws {
    let scene = StandInObjects.scene()
    let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
    let label = UILabel()
    windows[1].addSubview(label)
    scene.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    #expect(scene.traitOverrides.layoutDirection == .rightToLeft)
    #expect(windows.allSatisfy { $0.semanticContentAttribute == .forceRightToLeft })
    #expect(UIWindow(windowScene: scene).effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.textAlignment == .right)
    try localizer.select("en")
    #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(label.textAlignment == .natural)
  }

  @Test func aViewMadeLaterIsTurnedOnDemand() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    let field = UITextField()
    screen.content.view.addSubview(field)
    #expect(field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    field.turnToLayoutDirection(of: localizer)
    #expect(field.textAlignment == .right)
    try localizer.select("en")
    #expect(field.textAlignment == .natural)
    #expect(field.semanticContentAttribute == .unspecified)
  }

  @Test func whatIsUnboundMeanwhileTurnsBackAllTheSame() throws {
    let screen = Screen()
    screen.label.localizedText = test.text()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    screen.label.removeLocalization()
    try localizer.select("en")
    #expect(screen.label.text == "ا")
    #expect(screen.label.textAlignment == .natural)
  }

  @Test func afterStoppingNothingTurns() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    screen.window.stopFollowingLayoutDirection()
    try localizer.select("ar")
    #expect(screen.label.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func anAppLaunchedFromRightToLeftTurnsTheOtherWay() throws {
    AppEnvironment.launchDirection = .rightToLeft
    defer { AppEnvironment.launchDirection = .leftToRight }
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    #expect(screen.label.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(screen.label.textAlignment == .left)
    try localizer.select("ar")
    #expect(!screen.window.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(screen.label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(screen.label.textAlignment == .natural)
  }

  @Test func whatTheAppSetsWhileItIsTurnedStays() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    screen.label.textAlignment = .center
    screen.table.semanticContentAttribute = .playback
    try localizer.select("en")
    #expect(screen.label.textAlignment == .center)
    #expect(screen.table.semanticContentAttribute == .playback)
    // It is the app's from then on, whatever it is.
    screen.label.textAlignment = .right
    screen.table.semanticContentAttribute = .forceRightToLeft
    try localizer.select("ar")
    try localizer.select("en")
    #expect(screen.label.textAlignment == .right)
    #expect(screen.table.semanticContentAttribute == .forceRightToLeft)
    #expect(screen.field.textAlignment == .natural)
  }

  /// A cell that waits to be used again, or a screen that the app keeps, is in no window when the language changes.
  @Test func whatIsInNoWindowTurnsBackAllTheSame() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    screen.label.removeFromSuperview()
    screen.table.removeFromSuperview()
    try localizer.select("en")
    #expect(screen.label.textAlignment == .natural)
    #expect(screen.table.semanticContentAttribute == .unspecified)
    try localizer.select("ar")
    #expect(screen.label.textAlignment == .right)
    #expect(screen.table.semanticContentAttribute == .forceRightToLeft)
    screen.content.view.addSubview(screen.label)
    screen.window.stopFollowingLayoutDirection()
    try localizer.select("en")
    #expect(screen.label.textAlignment == .right)
  }
}
