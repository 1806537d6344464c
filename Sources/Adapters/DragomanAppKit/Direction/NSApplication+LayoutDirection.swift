#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSApplication {
    /// Lets the layout of all windows that there are then, and of the menus in the menu bar, follow the language, as
    /// `NSWindow.followLayoutDirection(of:)` does for one window. A window that is opened later has to follow by itself, or is
    /// turned by the next change.
    ///
    /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`.
    public func followLayoutDirection(of localizer: Localizer? = nil) {
      setLocalized("layoutDirection", by: localizer, isLayout: true) { app, _ in
        var turn = LayoutTurn(of: localizer)
        app.windows.forEach { turn.turn($0) }
        if let menu = app.mainMenu { turn.turn(menu) }
      }
    }

    /// Leaves the layout as it is.
    public func stopFollowingLayoutDirection() {
      setLocalized("layoutDirection", write: nil)
    }
  }
#endif
