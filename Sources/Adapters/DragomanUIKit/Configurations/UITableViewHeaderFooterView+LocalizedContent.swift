#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITableViewHeaderFooterView {
    /// The texts of the view's list content: `view.localizedContent.text = .key("settings.sound")`.
    public var localizedContent:
      LocalizedParts<UITableViewHeaderFooterView, UIListContentConfiguration, UIListContentConfiguration>
    {
      LocalizedParts(self, \.listContent)
    }

    private var listContent: UIListContentConfiguration? {
      get { contentConfiguration as? UIListContentConfiguration }
      set { contentConfiguration = newValue }
    }
  }
#endif
