#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UILabel {
    /// The key of what the label shows.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var l10nText: String {
      get { localizationKey ?? "" }
      set { localizationKey = newValue }
    }
  }
#endif
