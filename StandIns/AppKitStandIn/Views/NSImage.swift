public import Foundation

/// An image.
open class NSImage: NSObject, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  // Guarded by being constant.
  let source: String

  /// The image of a name.
  public init?(named name: NSImage.Name) {
    source = name
    super.init()
    guard AssetCatalog.names.contains(name) else { return nil }
  }

  /// The image in a file.
  public convenience init?(contentsOfFile fileName: String) {
    guard FileManager.default.fileExists(atPath: fileName) else { return nil }
    self.init(source: fileName)
  }

  init(source: String) {
    self.source = source
    super.init()
  }
}

extension Bundle {
  /// The image of a name in an asset catalog or among the files of the bundle.
  @available(macOS 10.7, *)
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}

/// What there is in the app's asset catalog: a test's.
enum AssetCatalog {
  static let names: Set = ["flag", "star"]
}
