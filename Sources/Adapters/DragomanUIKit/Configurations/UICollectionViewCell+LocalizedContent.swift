#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UICollectionViewCell {
    /// The texts of the cell's list content: `cell.localizedContent.text = .key("settings.sound")`.
    public var localizedContent:
      LocalizedParts<UICollectionViewCell, UIListContentConfiguration, UIListContentConfiguration>
    {
      LocalizedParts(self, \.listContent)
    }

    private var listContent: UIListContentConfiguration? {
      get { contentConfiguration as? UIListContentConfiguration }
      set { contentConfiguration = newValue }
    }
  }
#endif
