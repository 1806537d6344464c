public import Foundation
import Synchronization

/// An image.
open class NSImage: NSObject, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  // Guarded by a lock.
  private let content: Mutex<Content>

  /// The image of a name.
  public init?(named name: NSImage.Name) {
    content = Mutex(Content(name: name))
    super.init()
    guard AssetCatalog.names.contains(name) else { return nil }
  }

  /// Makes an image without content.
  public init(size: NSSize) {
    content = Mutex(Content(size: size))
    super.init()
  }

  /// The image in a file.
  public convenience init?(contentsOfFile fileName: String) {
    guard let representations = NSImageRep.imageReps(withContentsOfFile: fileName), let first = representations.first
    else { return nil }
    self.init(size: first.size)
    addRepresentations(representations)
  }

  /// The size in points.
  open var size: NSSize {
    get { content.withLock(\.size) }
    set { content.withLock { $0.size = newValue } }
  }

  /// Whether only the shape counts, which the system colours.
  open var isTemplate: Bool {
    get { content.withLock(\.isTemplate) }
    set { content.withLock { $0.isTemplate = newValue } }
  }

  /// Adds representations, among which one is chosen when the image is drawn.
  open func addRepresentations(_ imageReps: [NSImageRep]) {
    let files = imageReps.map { Content.File(path: $0.path, size: $0.size) }
    content.withLock { $0.files += files }
  }

  /// Where the image is from: its name in the asset catalog, or its first file.
  var source: String? { content.withLock { $0.name ?? $0.files.first?.path } }

  /// The files of the representations, each with its size in points.
  var files: [Content.File] { content.withLock(\.files) }

  struct Content: Sendable {
    struct File: Sendable {
      let path: String
      let size: NSSize
    }

    var name: String?
    var size = NSSize.zero
    var isTemplate = false
    var files: [File] = []
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
