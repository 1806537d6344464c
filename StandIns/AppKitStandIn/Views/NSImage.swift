public import Foundation

/// An image.
open class NSImage: NSObject {
  /// The name of an image.
  public typealias Name = String

  private var content: Content

  /// The image of a name.
  public init?(named name: NSImage.Name) {
    content = Content(name: name)
    super.init()
    guard AssetCatalog.names.contains(name) else { return nil }
  }

  /// Makes an image without content.
  public init(size: NSSize) {
    content = Content(size: size)
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
    get { content.size }
    set { content.size = newValue }
  }

  /// Whether only the shape counts, which the system colours.
  open var isTemplate: Bool {
    get { content.isTemplate }
    set { content.isTemplate = newValue }
  }

  /// Adds representations, among which one is chosen when the image is drawn.
  open func addRepresentations(_ imageReps: [NSImageRep]) {
    content.files += imageReps.map { Content.File(path: $0.path, size: $0.size) }
  }

  /// Where the image is from: its name in the asset catalog, or its first file.
  var source: String? { content.name ?? content.files.first?.path }

  /// The files of the representations, each with its size in points.
  var files: [Content.File] { content.files }

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

/// AppKit says outright that images stay where they are.
@available(*, unavailable)
extension NSImage: @unchecked Sendable {}

extension Bundle {
  /// The image of a name in an asset catalog or among the files of the bundle.
  @available(macOS 10.7, *)
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}

/// What there is in the app's asset catalog: a test's.
enum AssetCatalog {
  static let names: Set = ["flag", "star"]
}
