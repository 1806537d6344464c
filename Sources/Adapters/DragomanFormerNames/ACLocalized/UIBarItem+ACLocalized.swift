#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIBarItem {
    /// The title of the button or the tab; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedTitle")
    public var titleLocalized: LocalizedText? {
      get { localizedTitle }
      set { localizedTitle = newValue }
    }
  }
#endif
