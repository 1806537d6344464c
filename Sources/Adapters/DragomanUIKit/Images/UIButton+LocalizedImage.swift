#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// The image of the normal state; nil unbinds it.
    public var localizedImage: LocalizedImage? {
      get { localizedImage(for: .normal) }
      set { setLocalizedImage(newValue, for: .normal) }
    }

    /// Binds the image of a state; nil unbinds it.
    public func setLocalizedImage(_ image: LocalizedImage?, for state: UIControl.State) {
      setLocalizedImage(image, for: LocalizedSlot("image", Int(bitPattern: state.rawValue))) {
        $0.setImage($1, for: state)
      }
    }

    /// The image bound to a state.
    public func localizedImage(for state: UIControl.State) -> LocalizedImage? {
      localizedImage(for: LocalizedSlot("image", Int(bitPattern: state.rawValue)))
    }
  }
#endif
