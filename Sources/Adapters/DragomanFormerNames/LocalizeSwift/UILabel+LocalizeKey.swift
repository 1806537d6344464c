#if !os(macOS) && !os(watchOS)
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UILabel {
    /// The key of what the label shows; nil unbinds it and leaves what is shown.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var localizeKey: String? {
      get { localizationKey }
      set { localizationKey = newValue }
    }
  }
#endif
