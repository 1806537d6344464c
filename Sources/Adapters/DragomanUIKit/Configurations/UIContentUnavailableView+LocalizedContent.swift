#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIContentUnavailableView {
    /// The texts that the view shows: `view.localizedContent.text = .key("inbox.empty")`.
    public var localizedContent:
      LocalizedParts<UIContentUnavailableView, UIContentUnavailableConfiguration, UIContentUnavailableConfiguration>
    {
      LocalizedParts(self, \.unavailableContent)
    }

    private var unavailableContent: UIContentUnavailableConfiguration? {
      get { configuration as? UIContentUnavailableConfiguration }
      set { if let newValue { configuration = newValue } }
    }
  }
#endif
