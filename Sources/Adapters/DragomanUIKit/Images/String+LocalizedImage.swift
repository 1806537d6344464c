#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension String {
    /// The image of this name in the language in force of `Localizer.main`, as it is now.
    @MainActor public var localizedImage: UIImage? { LocalizedImage.find(self, nil, .main) }
  }
#endif
