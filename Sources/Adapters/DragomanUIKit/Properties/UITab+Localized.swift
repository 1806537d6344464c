#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITab {
    /// The tab's title; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// The text below the title in a sidebar; nil unbinds it.
    public var localizedSubtitle: LocalizedText? {
      get { localized.subtitle }
      set { localized.subtitle = newValue }
    }

  }
#endif
