#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIWindowScene {
    /// Lets the layout of everything in the scene's windows follow the language, as
    /// `UIWindow.followLayoutDirection(of:)` does for one window.
    ///
    /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`.
    public func followLayoutDirection(of localizer: Localizer? = nil) {
      keep(FollowedDirection(localizer: localizer), as: FollowedDirection.slot)
      setLocalized(FollowedDirection.slot, by: localizer, isLayout: true) { scene, _ in
        let turn = LayoutTurn(of: localizer)
        turn.turn(&scene.traitOverrides)
        scene.windows.forEach(turn.turn)
      }
    }

    /// Leaves the layout as it is.
    public func stopFollowingLayoutDirection() {
      keep(nil, as: FollowedDirection.slot)
      setLocalized(FollowedDirection.slot, write: nil)
    }
  }
#endif
