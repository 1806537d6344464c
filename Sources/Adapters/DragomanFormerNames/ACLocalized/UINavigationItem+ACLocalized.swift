#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UINavigationItem {
    /// The title in the navigation bar; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedTitle")
    public var titleLocalized: LocalizedText? {
      get { localizedTitle }
      set { localizedTitle = newValue }
    }

    /// The title of the button that leads back; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedBackButtonTitle")
    public var backButtonTitleLocalized: LocalizedText? {
      get { localizedBackButtonTitle }
      set { localizedBackButtonTitle = newValue }
    }

    #if !os(tvOS)
      /// What stands above the bar's buttons; nil unbinds it and leaves what is shown.
      @available(*, deprecated, renamed: "localizedPrompt")
      public var promptLocalized: LocalizedText? {
        get { localizedPrompt }
        set { localizedPrompt = newValue }
      }
    #endif
  }
#endif
