#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIView {
    /// Turns the view and all in it to the direction of the language in force: for a view that is made while the app is
    /// turned round, such as in `viewDidLoad` or when a cell is made.
    ///
    /// - Parameter localizer: Whose language it is; nil is `Localizer.main`.
    public func turnToLayoutDirection(of localizer: Localizer? = nil) {
      FollowedDirection(localizer: localizer).turn.turnTree(self)
    }
  }
#endif
