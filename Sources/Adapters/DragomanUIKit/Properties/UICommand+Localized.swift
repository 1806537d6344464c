#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UICommand {
    /// The title; nil unbinds it. A menu that is shown may have a copy: see `setLocalizedMenu(by:_:)`.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// The text below the title; nil unbinds it.
    public var localizedSubtitle: LocalizedText? {
      get { localized.subtitle }
      set { localized.subtitle = newValue }
    }

    /// The longer title; nil unbinds it.
    public var localizedDiscoverabilityTitle: LocalizedText? {
      get { localized.discoverabilityTitle }
      set { localized.discoverabilityTitle = newValue }
    }

  }
#endif
