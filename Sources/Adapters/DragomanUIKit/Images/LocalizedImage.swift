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
    ///
    /// - Parameters:
    ///   - name: The name; `flags/uk` leads into a folder.
    ///   - bundle: Whose image it is; nil asks the localizer's own sources.
    ///   - localizer: Whose language it follows; nil is `Localizer.main`.
    public static func named(_ name: String, in bundle: Bundle? = nil, by localizer: Localizer? = nil) -> Self {
      Self(by: localizer) { find(name, bundle, $0) }
    }

    /// How the image of a name in a bundle is found; replace it to find images elsewhere.
    ///
    /// It takes the first file that UIKit reads of those that `Localizer.imageFile(named:scale:bundle:)` looks for, in the
    /// folders of the language and of those that stand in for it, and then an image of the asset catalog, which belongs
    /// to no language. What is nowhere there is an issue of the localizer.
    public static var find: @MainActor (_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> UIImage? = {
      file($0, $1, $2) ?? asset($0, $1, $2)
    }

    /// The image in the language in force.
    func image(_ localizer: Localizer) -> UIImage? { make(localizer) }
  }

  extension LocalizedImage {
    private static func file(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> UIImage? {
      // Zero says that nothing is known of the screen; the sharpest image is right on every one.
      let scale = UITraitCollection.current.displayScale
      return .first(of: localizer.imageFiles(named: name, scale: scale > 0 ? scale : 3, bundle: bundle))
    }

    private static func asset(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> UIImage? {
      for bundle in localizer.assetBundles(forImageNamed: name, bundle: bundle) {
        if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
      }
      localizer.reportMissingResource(name, bundle: bundle)
      return nil
    }
  }
#endif
