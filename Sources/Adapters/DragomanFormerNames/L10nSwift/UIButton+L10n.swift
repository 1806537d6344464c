#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// The key of the title of the normal state.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var l10nTitle: String {
      get { localizationKey ?? "" }
      set { localizationKey = newValue }
    }

    /// The key of the title while the button is pressed. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write setLocalizedTitle(.key(\"…\"), for: .highlighted)")
    public var l10nHighlightedTitle: String {
      get { "" }
      set { setLocalizedTitle(.key(newValue), for: .highlighted) }
    }

    /// The key of the title while the button is selected. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write setLocalizedTitle(.key(\"…\"), for: .selected)")
    public var l10nSelectedTitle: String {
      get { "" }
      set { setLocalizedTitle(.key(newValue), for: .selected) }
    }

    /// The key of the title while the button cannot be used. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write setLocalizedTitle(.key(\"…\"), for: .disabled)")
    public var l10nDisabledTitle: String {
      get { "" }
      set { setLocalizedTitle(.key(newValue), for: .disabled) }
    }

    /// The key of the title while the button has the focus. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write setLocalizedTitle(.key(\"…\"), for: .focused)")
    public var l10nFocusedTitle: String {
      get { "" }
      set { setLocalizedTitle(.key(newValue), for: .focused) }
    }
  }
#endif
