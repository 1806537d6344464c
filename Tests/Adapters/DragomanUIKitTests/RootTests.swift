import Dragoman
import DragomanUIKit
import Testing
import UIKitStandIn

@MainActor @Suite struct RootTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  private func tabs(_ text: LocalizedText) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.title = text.string
    return tabs
  }

  @Test func theRootIsMadeAnewAndTheRestStays() throws {
    let window = UIWindow()
    let other = UIWindow()
    let bound = UILabel()
    bound.localizedText = test.text()
    other.rootViewController = UIViewController()
    let otherRoot = other.rootViewController
    weak var gone: UITabBarController?
    do {
      let first = tabs(test.text())
      first.selectedIndex = 2
      window.rootViewController = first
      first.present(UIViewController(), animated: false)
      gone = first
    }
    window.followLayoutDirection(of: localizer)
    window.rebuildRoot(of: localizer) { [test] former in
      let root = tabs(test.text())
      root.selectedIndex = (former as? UITabBarController)?.selectedIndex ?? 0
      return root
    }
    try localizer.select("ar")
    let root = window.rootViewController as? UITabBarController
    #expect(root !== gone)
    #expect(root?.title == "ا")
    #expect(root?.selectedIndex == 2)
    #expect(root?.view.window === window)
    #expect(root?.view.semanticContentAttribute == .forceRightToLeft)
    #expect(window.traitOverrides.layoutDirection == .rightToLeft)
    #expect(gone == nil)
    #expect(other.rootViewController === otherRoot)
    #expect(bound.text == "ا")
  }

  @Test func onlyWhenTheDirectionChanges() throws {
    let window = UIWindow()
    var made = 0
    window.rebuildRoot(on: .directionChange, of: localizer) { _ in
      made += 1
      return UIViewController()
    }
    try localizer.select("uk")
    #expect(made == 0)
    try localizer.select("ar")
    #expect(made == 1)
    window.stopRebuildingRoot()
    try localizer.select("en")
    #expect(made == 1)
  }

  @Test func aSceneRebuildsTheRootsThatItIsGiven() throws {
    let scene = StandInObjects.scene()
    let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
    for window in windows { window.rootViewController = UIViewController() }
    let roots = windows.map(\.rootViewController)
    let replacement = UIViewController()
    scene.rebuildRoots(of: localizer) { [weak first = windows[0]] window, _ in window === first ? replacement : nil }
    try localizer.select("uk")
    #expect(windows[0].rootViewController === replacement)
    #expect(windows[1].rootViewController === roots[1])
  }
}
