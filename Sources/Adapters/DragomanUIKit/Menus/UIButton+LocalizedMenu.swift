#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// Gives the button a menu that is made now, and anew after each change of the language.
    ///
    /// A menu never changes, and what shows it has a copy of its actions; so it is the button that follows.
    ///
    /// - Parameters:
    ///   - localizer: Whose language it follows; nil is `Localizer.main`.
    ///   - make: Makes the menu. It must not capture the button, which would keep it alive. Nil leaves the menu as it is.
    public func setLocalizedMenu(by localizer: Localizer? = nil, _ make: (@MainActor (Localizer) -> UIMenu?)?) {
      guard let make else { return setLocalized("menu", write: nil) }
      setLocalized("menu", by: localizer) { owner, localizer in owner.menu = make(localizer) }
    }
  }
#endif
