#if os(macOS) || os(Linux)
  public import Dragoman
  import DragomanAdapterBasics
  public import Foundation
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  /// An image that depends on the language: `imageView.localizedImage = .named("flag")`.
  @MainActor public struct LocalizedImage {
    /// Whose language the image follows; nil is `Localizer.main`.
    let localizer: Localizer?
    private let make: @MainActor (Localizer) -> NSImage?

    /// Makes an image from what a closure makes of the language.
    ///
    /// - Parameters:
    ///   - localizer: Whose language it follows; nil is `Localizer.main`.
    ///   - make: Makes the image, now and after each change; nil shows none.
    public init(by localizer: Localizer? = nil, make: @escaping @MainActor (Localizer) -> NSImage?) {
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
    /// It takes the first file that AppKit reads of those that `Localizer.imageFile(named:scale:bundle:)` looks for, in the
    /// folders of the language and of those that stand in for it, and then an image of the asset catalog, which belongs
    /// to no language. What is nowhere there is an issue of the localizer.
    public static var find: @MainActor (_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> NSImage? = {
      file($0, $1, $2) ?? asset($0, $1, $2)
    }

    /// The image in the language in force.
    func image(_ localizer: Localizer) -> NSImage? { make(localizer) }
  }

  extension LocalizedImage {
    private static func file(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> NSImage? {
      NSImage(localizer.imageFiles(named: name, scale: 1, bundle: bundle))
    }

    private static func asset(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> NSImage? {
      for bundle in localizer.assetBundles(forImageNamed: name, bundle: bundle) {
        if let image = bundle.image(forResource: name) { return image }
      }
      localizer.reportMissingResource(name, bundle: bundle)
      return nil
    }
  }
#endif
