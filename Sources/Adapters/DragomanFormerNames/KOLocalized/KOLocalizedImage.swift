#if !os(macOS) && !os(watchOS)
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  /// The image of a name, for the language in force; nil where there is none, which is an issue.
  @available(*, deprecated, message: "write \"name\".localizedImage, or imageView.localizedImage = .named(\"name\")")
  @MainActor public func KOLocalizedImage(named: String) -> UIImage? { named.localizedImage }

  /// The image in a file, for the language in force; nil where there is none, which is an issue.
  @available(*, deprecated, message: "write \"name.png\".localizedImage")
  @MainActor public func KOLocalizedImage(forResource: String, ofType: String) -> UIImage? {
    "\(forResource).\(ofType)".localizedImage
  }
#endif
