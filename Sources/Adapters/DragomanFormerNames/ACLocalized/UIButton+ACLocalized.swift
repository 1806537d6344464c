#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// Binds the title of a state; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "setLocalizedTitle(_:for:)")
    public func setTitleLocalized(_ title: LocalizedText?, for state: UIControl.State) {
      setLocalizedTitle(title, for: state)
    }

    /// The text bound to the title of a state, whatever text is handed over.
    @available(*, deprecated, message: "write localizedTitle(for: state)")
    public func getTitleLocalized(_ title: LocalizedText?, for state: UIControl.State) -> LocalizedText? {
      localizedTitle(for: state)
    }

    /// Binds the title of a state with its attributes; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "setLocalizedAttributedTitle(_:for:)")
    public func setAttributedTitleLocalized(_ title: LocalizedText?, for state: UIControl.State) {
      setLocalizedAttributedTitle(title, for: state)
    }

    /// The text bound to the title of a state with its attributes, whatever text is handed over.
    @available(*, deprecated, message: "write localizedAttributedTitle(for: state)")
    public func getAttributedTitleLocalized(_ title: LocalizedText?, for state: UIControl.State) -> LocalizedText? {
      localizedAttributedTitle(for: state)
    }
  }
#endif
