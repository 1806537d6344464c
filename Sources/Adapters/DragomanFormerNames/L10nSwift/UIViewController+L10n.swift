#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIViewController {
    /// The key of the title.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var l10nTitle: String {
      get { localizationKey ?? "" }
      set { localizationKey = newValue }
    }
  }
#endif
