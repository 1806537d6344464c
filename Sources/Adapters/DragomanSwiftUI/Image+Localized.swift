public import Dragoman
import DragomanAdapterBasics
public import Foundation

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

#if os(macOS)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension Image {
  /// Makes a view that shows the image of a name in the language in force: a file in the folder of the language or of
  /// one that stands in for it, else an image of the asset catalog, which belongs to no language.
  ///
  /// Where it stands in the body of a view, that view follows the language by Observation. The file is the sharpest that
  /// there is, and is drawn at the size that its name says. Each reading of the body reads the file.
  ///
  /// - Parameters:
  ///   - name: The name; `flags/uk` leads into a folder.
  ///   - bundle: Whose image it is; nil asks the localizer's own sources.
  ///   - localizer: Whose language it follows; nil is `Localizer.main`, and that of a view's environment is
  ///     `@Environment(\.localizer)`.
  public init(localized name: String, bundle: Bundle? = nil, by localizer: Localizer? = nil) {
    let localizer = localizer ?? .main
    // Reading the language is what Observation notes.
    _ = localizer.language
    if let image = Self.file(name, bundle, localizer) {
      self = image
    } else if let bundle = localizer.assetBundles(forImageNamed: name, bundle: bundle).first {
      self.init(name, bundle: bundle)
    } else {
      // A name that leads out of the bundle is no image's.
      self.init("", bundle: nil)
    }
  }

  #if os(macOS)
    private static func file(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> Image? {
      NSImage(localizer.imageFiles(named: name, scale: 1, bundle: bundle)).map(Image.init(nsImage:))
    }
  #else
    private static func file(_ name: String, _ bundle: Bundle?, _ localizer: Localizer) -> Image? {
      UIImage.first(of: localizer.imageFiles(named: name, scale: 3, bundle: bundle)).map(Image.init(uiImage:))
    }
  #endif
}
