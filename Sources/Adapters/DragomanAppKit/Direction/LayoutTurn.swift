#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  /// Turns a layout to the direction of a language, and back.
  ///
  /// A view's direction is its own: nothing inherits it, so that every view in a window has to be told. One that the app
  /// has given another direction than its own keeps it, and turning back undoes what turning there has done.
  @MainActor struct LayoutTurn {
    /// The direction wanted.
    private let direction: NSUserInterfaceLayoutDirection
    /// The direction in which the app was launched.
    private let appDirection = NSApplication.shared.userInterfaceLayoutDirection
    private var seen: Set<ObjectIdentifier> = []

    /// Whose language it is; nil is `Localizer.main`.
    private let localizer: Localizer?

    init(of localizer: Localizer?) {
      self.localizer = localizer
      direction = (localizer ?? .main).language.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private var isTurned: Bool { direction != appDirection }

    /// Turns a window: what is in it, and what its controllers hold ready and have not shown yet.
    mutating func turn(_ window: NSWindow) {
      for view in window.viewsToTurn { turn(view) }
    }

    /// Turns a view and all in it.
    mutating func turn(_ view: NSView) {
      guard !view.keepsLayoutDirection, seen.insert(ObjectIdentifier(view)).inserted else { return }
      turnAlone(view)
      if isTurned { letFollow(view) }
      view.needsLayout = true
      view.needsDisplay = true
      for part in view.partsToTurn { turn(part) }
      if let menu = view.menu { turn(menu) }
    }

    private func turnAlone(_ view: NSView) {
      turnDirection(of: view)
      if let text = view as? any TextAligning { turnAlignment(of: text) }
    }

    /// Lets what has been turned follow by itself where it is in no window by the next change: a row that waits to be
    /// used again, the view of a controller that the app keeps.
    private func letFollow(_ view: NSView) {
      view.setLocalized("turned", by: localizer, isLayout: true) { [localizer] view, _ in
        if view.window == nil, !view.keepsLayoutDirection { LayoutTurn(of: localizer).turnAlone(view) }
      }
    }

    /// Turns a menu and those that it opens.
    mutating func turn(_ menu: NSMenu) {
      guard seen.insert(ObjectIdentifier(menu)).inserted else { return }
      turnDirection(of: menu)
      for item in menu.items {
        if let view = item.view { turn(view) }
        if let submenu = item.submenu { turn(submenu) }
      }
    }

    private func turnDirection(of object: any LayoutDirected) {
      guard object.userInterfaceLayoutDirection == appDirection || object.hasTurnedDirection else { return }
      object.hasTurnedDirection = isTurned
      object.userInterfaceLayoutDirection = direction
      // A control is drawn by its cell, which has a direction too.
      (object as? NSControl)?.cell?.userInterfaceLayoutDirection = direction
    }

    /// Natural alignment goes by the language in which the app was launched. Any other is what the app wants.
    private func turnAlignment(of view: any TextAligning) {
      guard view.alignment == .natural || view.hasTurnedAlignment && view.alignment == turnedAlignment else {
        view.hasTurnedAlignment = false
        return
      }
      view.hasTurnedAlignment = isTurned
      view.alignment = isTurned ? turnedAlignment : .natural
    }

    /// What a turned layout has in the place of `natural`: there is one direction that is not the app's.
    private var turnedAlignment: NSTextAlignment { appDirection == .rightToLeft ? .left : .right }
  }
#endif
