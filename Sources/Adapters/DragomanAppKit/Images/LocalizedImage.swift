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
    public static func named(_ name: String, in bundle: Bundle = .main, by localizer: Localizer? = nil) -> Self {
      Self(by: localizer) { find(name, bundle, $0) }
    }

    /// How the image of a name in a bundle is found; replace it to find images elsewhere.
    ///
    /// It looks in the folders of the language, of its parents and of the default language, then among the images that
    /// belong to no language, such as an asset catalog's.
    public static var find: @MainActor (_ name: String, _ bundle: Bundle, _ localizer: Localizer) -> NSImage? = {
      name, bundle, localizer in
      let folders = LanguageBundles(bundle).bundles(for: localizer.language, default: localizer.defaultLanguage)
      for folder in folders + [bundle] {
        if let image = folder.image(forResource: name) { return image }
      }
      return nil
    }

    /// The image in the language in force.
    func image(_ localizer: Localizer) -> NSImage? { make(localizer) }
  }
#endif
