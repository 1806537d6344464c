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

  /// The file of a name in the folder of the language (`uk.lproj`), of a shorter tag of it or of the default language,
  /// or else beside those folders.
  public static func named(_ name: String, in bundle: Bundle = .main, by localizer: Localizer? = nil) -> Self {
    let root = bundle.resourceURL ?? bundle.bundleURL
    return Self(by: localizer) { LanguageFolders(root: root, localizer: $0).file(named: name) }
  }

  func file(_ localizer: Localizer) -> URL? { find(localizer) }
}
