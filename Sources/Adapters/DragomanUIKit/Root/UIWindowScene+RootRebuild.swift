#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIWindowScene {
    /// Makes the root view controllers of the scene's windows anew after a change of the language, as
    /// `UIWindow.rebuildRoot(on:of:_:)` does for one window.
    ///
    /// - Parameters:
    ///   - changes: Which changes it is done for.
    ///   - localizer: Whose changes count; nil is `Localizer.main`.
    ///   - make: Makes the root of a window; nil leaves that window as it is. It must not capture the scene or a window.
    public func rebuildRoots(
      on changes: RootRebuild = .everyChange, of localizer: Localizer? = nil,
      _ make: @escaping @MainActor (_ window: UIWindow, _ former: UIViewController?) -> UIViewController?
    ) {
      onLanguageChange("root", of: localizer) { scene, change in
        guard changes.concerns(change) else { return }
        for window in scene.windows {
          if let root = make(window, window.rootViewController) { window.replaceRoot { _ in root } }
        }
      }
    }

    /// Keeps the roots from now on.
    public func stopRebuildingRoots() { onLanguageChange("root", perform: nil) }
  }
#endif
