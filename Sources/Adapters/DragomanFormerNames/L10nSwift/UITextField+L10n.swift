#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITextField {
    /// The key of the text in the field. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write localizedText = .key(\"…\")")
    public var l10nText: String {
      get { "" }
      set { localizedText = .key(newValue) }
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
