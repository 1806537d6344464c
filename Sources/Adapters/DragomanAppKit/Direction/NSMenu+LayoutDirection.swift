#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenu {
    /// Lets the layout of the menu, and of those that it opens, follow the language.
    ///
    /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`.
    public func followLayoutDirection(of localizer: Localizer? = nil) {
      setLocalized("layoutDirection", by: localizer, isLayout: true) { menu, _ in
        var turn = LayoutTurn(of: localizer)
        turn.turn(menu)
      }
    }

    /// Leaves the layout as it is.
    public func stopFollowingLayoutDirection() {
      setLocalized("layoutDirection", write: nil)
    }
  }
#endif
