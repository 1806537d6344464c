#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIViewController {
    /// The texts of what is shown while there is nothing to show:
    /// `controller.localizedContentUnavailable.text = .key("inbox.empty")`.
    public var localizedContentUnavailable:
      LocalizedParts<UIViewController, UIContentUnavailableConfiguration, UIContentUnavailableConfiguration>
    {
      LocalizedParts(self, \.unavailableContent)
    }

    private var unavailableContent: UIContentUnavailableConfiguration? {
      get { contentUnavailableConfiguration as? UIContentUnavailableConfiguration }
      set { contentUnavailableConfiguration = newValue }
    }
  }
#endif
