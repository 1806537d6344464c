#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// The texts of the button's configuration: `button.localizedConfiguration.title = .key("save")`.
    public var localizedConfiguration: LocalizedParts<UIButton, Configuration, Configuration> {
      LocalizedParts(self, \.configuration)
    }
  }
#endif
