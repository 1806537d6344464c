#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIListContentView {
    /// The texts that the view shows: `view.localizedContent.text = .key("settings.sound")`.
    public var localizedContent:
      LocalizedParts<UIListContentView, UIListContentConfiguration, UIListContentConfiguration>
    {
      LocalizedParts(self, \.listContent)
    }

    private var listContent: UIListContentConfiguration? {
      get { configuration as? UIListContentConfiguration }
      set { if let newValue { configuration = newValue } }
    }
  }
#endif
