#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UINavigationItem {
    /// The title in the navigation bar; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// The title of the button that leads back; nil unbinds it.
    public var localizedBackButtonTitle: LocalizedText? {
      get { localized.backButtonTitle }
      set { localized.backButtonTitle = newValue }
    }

    #if !os(tvOS)
      /// What stands above the bar's buttons; nil unbinds it.
      public var localizedPrompt: LocalizedText? {
        get { localized.prompt }
        set { localized.prompt = newValue }
      }

    #endif
  }
#endif
