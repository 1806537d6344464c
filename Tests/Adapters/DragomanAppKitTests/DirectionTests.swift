import Dragoman
import DragomanAppKit
import Testing
@testable import AppKitStandIn

@MainActor @Suite(.serialized) struct DirectionTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  /// A window with what turns round in it.
  @MainActor struct Screen {
    let window = NSWindow()
    let content = NSViewController()
    let hidden = NSViewController()
    let label = NSTextField(labelWithString: "label")
    let centred = NSTextField(labelWithString: "centred")
    let forced = NSView()
    let player = NSView()
    let inPlayer = NSButton()
    let tabs = NSTabView()
    let inTool = NSButton()
    let unshown = NSTextView()

    init() {
      centred.alignment = .center
      forced.userInterfaceLayoutDirection = .rightToLeft
      player.keepsLayoutDirection = true
      player.addSubview(inPlayer)
      for name in ["first", "second"] {
        let tab = NSTabViewItem(identifier: name)
        tab.view = name == "first" ? NSView() : unshown
        tabs.addTabViewItem(tab)
      }
      for view in [label, centred, forced, player, tabs] { content.view.addSubview(view) }
      hidden.loadView()
      content.addChild(hidden)
      window.contentViewController = content
      let tool = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("tool"))
      tool.view = inTool
      window.toolbar = StandInObjects.toolbar([tool])
    }

    var turning: [NSView] { [content.view, hidden.view, label, centred, tabs, unshown, inTool] }

    func all(_ direction: NSUserInterfaceLayoutDirection) -> Bool {
      turning.allSatisfy { $0.userInterfaceLayoutDirection == direction }
    }
  }

  @Test func thereAndBack() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    #expect(screen.all(.leftToRight))
    try localizer.select("ar")
    #expect(screen.all(.rightToLeft))
    #expect(screen.label.cell?.userInterfaceLayoutDirection == .rightToLeft)
    #expect(screen.label.alignment == .right)
    #expect(screen.unshown.alignment == .right)
    #expect(screen.label.needsLayout)
    try localizer.select("uk")
    #expect(screen.all(.leftToRight))
    #expect(screen.label.cell?.userInterfaceLayoutDirection == .leftToRight)
    #expect(screen.label.alignment == .natural)
    #expect(screen.unshown.alignment == .natural)
  }

  @Test func whatTheAppHasSetItselfStays() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    for language in ["ar", "en"] as [Language] {
      try localizer.select(language)
      #expect(screen.centred.alignment == .center)
      #expect(screen.forced.userInterfaceLayoutDirection == .rightToLeft)
      #expect(screen.player.userInterfaceLayoutDirection == .leftToRight)
      #expect(screen.inPlayer.userInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func theLayoutIsTurnedBeforeTextsAreWritten() throws {
    final class Watching: NSTextField {
      var seen: [NSUserInterfaceLayoutDirection] = []

      override var stringValue: String {
        get { super.stringValue }
        set {
          super.stringValue = newValue
          seen.append(userInterfaceLayoutDirection)
        }
      }
    }
    let screen = Screen()
    let label = Watching()
    label.localizedStringValue = test.text()
    screen.content.view.addSubview(label)
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    try localizer.select("en")
    #expect(label.seen == [.leftToRight, .rightToLeft, .leftToRight])
  }

  @Test func menusTurn() throws {
    let menu = NSMenu(title: "")
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    let submenu = NSMenu(title: "")
    item.submenu = submenu
    menu.addItem(item)
    menu.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    #expect(submenu.userInterfaceLayoutDirection == .rightToLeft)
    try localizer.select("en")
    #expect(menu.userInterfaceLayoutDirection == .leftToRight)
    #expect(submenu.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func theMenuOfAButtonTurnsWithIt() throws {
    let screen = Screen()
    let button = StandInObjects.popUp()
    screen.content.view.addSubview(button)
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    #expect(button.menu?.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func theAppTurnsItsWindowsAndItsMenuBar() throws {
    let screen = Screen()
    let app = NSApplication.shared
    app.mainMenu = NSMenu(title: "")
    app.followLayoutDirection(of: localizer)
    defer { app.stopFollowingLayoutDirection() }
    try localizer.select("ar")
    #expect(screen.all(.rightToLeft))
    #expect(app.mainMenu?.userInterfaceLayoutDirection == .rightToLeft)
    try localizer.select("en")
    #expect(screen.all(.leftToRight))
    #expect(app.mainMenu?.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aViewMadeLaterIsTurnedOnDemand() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    let field = NSTextField()
    screen.content.view.addSubview(field)
    field.turnToLayoutDirection(of: localizer)
    #expect(field.userInterfaceLayoutDirection == .rightToLeft)
    try localizer.select("en")
    #expect(field.userInterfaceLayoutDirection == .leftToRight)
    #expect(field.alignment == .natural)
  }

  @Test func afterStoppingNothingTurns() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    screen.window.stopFollowingLayoutDirection()
    try localizer.select("ar")
    #expect(screen.all(.leftToRight))
  }

  @Test func anAppLaunchedFromRightToLeftTurnsTheOtherWay() throws {
    AppEnvironment.launchDirection = .rightToLeft
    defer { AppEnvironment.launchDirection = .leftToRight }
    let screen = Screen()
    screen.forced.userInterfaceLayoutDirection = .leftToRight
    screen.window.followLayoutDirection(of: localizer)
    #expect(screen.all(.leftToRight))
    #expect(screen.label.alignment == .left)
    try localizer.select("ar")
    #expect(screen.all(.rightToLeft))
    #expect(screen.label.alignment == .natural)
    #expect(screen.forced.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func whatTheAppSetsWhileItIsTurnedStays() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    screen.label.alignment = .center
    try localizer.select("en")
    #expect(screen.label.alignment == .center)
    // It is the app's from then on, whatever it is.
    screen.label.alignment = .right
    try localizer.select("ar")
    try localizer.select("en")
    #expect(screen.label.alignment == .right)
    #expect(screen.unshown.alignment == .natural)
  }

  /// A row that waits to be used again, or a screen that the app keeps, is in no window when the language changes.
  @Test func whatIsInNoWindowTurnsBackAllTheSame() throws {
    let screen = Screen()
    screen.window.followLayoutDirection(of: localizer)
    try localizer.select("ar")
    screen.label.removeFromSuperview()
    try localizer.select("en")
    #expect(screen.label.userInterfaceLayoutDirection == .leftToRight)
    #expect(screen.label.alignment == .natural)
    try localizer.select("ar")
    #expect(screen.label.userInterfaceLayoutDirection == .rightToLeft)
    #expect(screen.label.alignment == .right)
  }
}
