#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSWindow {
    /// Lets the layout of everything in the window follow the language, to the right, to the left and back.
    ///
    /// It is turned now, and with each change before any text is written: the direction of all views, those of toolbar
    /// items and of tabs that are not shown among them, and the natural alignment of texts. What the app has given the
    /// other direction, or another alignment, keeps it, and so does what `keepsLayoutDirection` says.
    /// A view that is made later is turned by `turnToLayoutDirection(of:)`. The title bar and the order of the toolbar
    /// are the system's: they follow the language in which the app was launched.
    ///
    /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`.
    public func followLayoutDirection(of localizer: Localizer? = nil) {
      setLocalized("layoutDirection", by: localizer, isLayout: true) { window, _ in
        var turn = LayoutTurn(of: localizer)
        turn.turn(window)
      }
    }

    /// Leaves the layout as it is.
    public func stopFollowingLayoutDirection() {
      setLocalized("layoutDirection", write: nil)
    }
  }
#endif
