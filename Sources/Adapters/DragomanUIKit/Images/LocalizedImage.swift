#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanAdapterBasics
  public import Foundation
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  /// An image that depends on the language: `imageView.localizedImage = .named("flag")`.
  @MainActor public struct LocalizedImage {
    /// Whose language the image follows; nil is `Localizer.main`.
    let localizer: Localizer?
    private let make: @MainActor (Localizer) -> UIImage?

    /// Makes an image from what a closure makes of the language.
    ///
    /// - Parameters:
    ///   - localizer: Whose language it follows; nil is `Localizer.main`.
    ///   - make: Makes the image, now and after each change; nil shows none.
    public init(by localizer: Localizer? = nil, make: @escaping @MainActor (Localizer) -> UIImage?) {
      self.localizer = localizer
      self.make = make
    }

    /// The image of a name, as ``find`` finds it.
    public static func named(_ name: String, in bundle: Bundle = .main, by localizer: Localizer? = nil) -> Self {
      Self(by: localizer) { find(name, bundle, $0) }
    }

    /// How the image of a name in a bundle is found; replace it to find images elsewhere.
    ///
    /// It looks in the folders of the language, of its parents and of the default language, then among the images that
    /// belong to no language, such as an asset catalog's.
    public static var find: @MainActor (_ name: String, _ bundle: Bundle, _ localizer: Localizer) -> UIImage? = {
      name, bundle, localizer in
      let folders = LanguageBundles(bundle).bundles(for: localizer.language, default: localizer.defaultLanguage)
      for folder in folders + [bundle] {
        if let image = UIImage(named: name, in: folder, compatibleWith: nil) { return image }
      }
      return nil
    }

    /// The image in the language in force.
    func image(_ localizer: Localizer) -> UIImage? { make(localizer) }
  }
#endif
