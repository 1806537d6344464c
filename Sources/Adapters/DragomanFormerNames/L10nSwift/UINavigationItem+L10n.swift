#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UINavigationItem {
    /// The key of the title.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, renamed: "localizationKey")
    public var l10nTitle: String {
      get { localizationKey ?? "" }
      set { localizationKey = newValue }
    }

    #if !os(tvOS)
      /// The key of what stands above the bar. It is there to be set.
      #if canImport(ObjectiveC)
        @IBInspectable
      #endif
      @available(*, deprecated, message: "write localizedPrompt = .key(\"…\")")
      public var l10nPrompt: String {
        get { "" }
        set { localizedPrompt = .key(newValue) }
      }
    #endif

    /// The key of the title of the button that leads back. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write localizedBackButtonTitle = .key(\"…\")")
    public var l10nBackButton: String {
      get { "" }
      set { localizedBackButtonTitle = .key(newValue) }
    }
  }
#endif
