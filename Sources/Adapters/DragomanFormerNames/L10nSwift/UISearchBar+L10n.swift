#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UISearchBar {
    /// The key of the text in the bar. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write localized.text = .key(\"…\")")
    public var l10nText: String {
      get { "" }
      set { localized.text = .key(newValue) }
    }

    /// The key of what stands above the bar. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write localizedPrompt = .key(\"…\")")
    public var l10nPrompt: String {
      get { "" }
      set { localizedPrompt = .key(newValue) }
    }

    /// The key of the placeholder.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var l10nPlaceholder: String {
      get { localizationKey ?? "" }
      set { localizationKey = newValue }
    }
  }
#endif
