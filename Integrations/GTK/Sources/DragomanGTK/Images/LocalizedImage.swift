public import Dragoman
public import Foundation

/// An image file that depends on the language: `picture.setLocalizedImage(.named("lamp.svg", in: .module))`.
@MainActor public struct LocalizedImage {
  /// Whose language the image follows; nil is `Localizer.main`.
  let localizer: Localizer?
  private let find: @MainActor (Localizer) -> URL?

  /// Makes an image from what a closure makes of the language.
  ///
  /// - Parameters:
  ///   - localizer: Whose language it follows; nil is `Localizer.main`.
  ///   - find: Finds the file, now and after each change; nil shows none.
  public init(by localizer: Localizer? = nil, find: @escaping @MainActor (Localizer) -> URL?) {
    self.localizer = localizer
    self.find = find
  }

  /// The file of an image, as `Localizer.imageFile(named:scale:bundle:)` finds it for the language.
  ///
  /// GTK draws a file at its size in pixels, so that a file for a larger scale is taken only where there is no other.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its extension; `flags/uk` leads into a folder.
  ///   - bundle: Whose image it is; nil asks the localizer's own sources.
  ///   - localizer: Whose language it follows; nil is `Localizer.main`.
  public static func named(_ name: String, in bundle: Bundle? = nil, by localizer: Localizer? = nil) -> Self {
    Self(by: localizer) { $0.imageFile(named: name, bundle: bundle)?.url }
  }

  func file(_ localizer: Localizer) -> URL? { find(localizer) }
}
