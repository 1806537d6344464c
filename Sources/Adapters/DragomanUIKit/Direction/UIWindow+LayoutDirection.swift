#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIWindow {
    /// Lets the layout of everything in the window follow the language, to the right, to the left and back.
    ///
    /// It is turned now, and with each change before any text is written: the traits that all views inherit, bars, lists
    /// and roots by their semantic attribute, and the natural alignment of texts. What has another attribute or
    /// alignment keeps it. A view that is made later inherits the traits; where it aligns text, or is a bar or a list of
    /// its own, `turnToLayoutDirection(of:)` does the rest.
    ///
    /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`.
    public func followLayoutDirection(of localizer: Localizer? = nil) {
      keep(FollowedDirection(localizer: localizer), as: FollowedDirection.slot)
      setLocalized(FollowedDirection.slot, by: localizer, isLayout: true) { window, _ in
        window.turn(LayoutTurn(of: localizer))
      }
    }

    /// Leaves the layout as it is.
    public func stopFollowingLayoutDirection() {
      keep(nil, as: FollowedDirection.slot)
      setLocalized(FollowedDirection.slot, write: nil)
    }

    private func turn(_ turn: LayoutTurn) {
      turn.turn(&traitOverrides)
      turn.turn(self)
    }

    /// Turns what has come into the window since the last change, if the window or its scene follows.
    func turnNewViews() {
      let followed: FollowedDirection? =
        keptValue(FollowedDirection.slot) ?? windowScene?.keptValue(FollowedDirection.slot)
      followed?.turn.turn(self)
    }
  }
#endif
