#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIWindow {
    /// Makes the root view controller anew after a change of the language, for an app whose screens are not bound.
    ///
    /// It is done after everything bound is written. What the former root presents is dismissed; the window, its
    /// direction and what is bound elsewhere stay.
    ///
    /// - Parameters:
    ///   - changes: Which changes it is done for.
    ///   - localizer: Whose changes count; nil is `Localizer.main`.
    ///   - make: Makes the root. It gets the former one, from which it can take where the person was, and must not
    ///     capture the window.
    public func rebuildRoot(
      on changes: RootRebuild = .everyChange, of localizer: Localizer? = nil,
      _ make: @escaping @MainActor (_ former: UIViewController?) -> UIViewController
    ) {
      onLanguageChange("root", of: localizer) { window, change in
        if changes.concerns(change) { window.replaceRoot(make) }
      }
    }

    /// Keeps the root from now on.
    public func stopRebuildingRoot() { onLanguageChange("root", perform: nil) }

    func replaceRoot(_ make: @MainActor (_ former: UIViewController?) -> UIViewController) {
      let former = rootViewController
      // What a root presents would stay in the window when the root goes.
      if former?.presentedViewController != nil { former?.dismiss(animated: false) }
      rootViewController = make(former)
      turnNewViews()
    }
  }
#endif
