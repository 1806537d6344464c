#if os(macOS) || os(Linux)
  package import Dragoman
  import Foundation
  #if canImport(AppKit)
    package import AppKit
  #else
    package import AppKitStandIn
  #endif

  extension NSImage {
    /// Makes an image of the files in the first folder that has one AppKit reads, of each scale one: AppKit chooses
    /// among them when it draws, since a window goes from screen to screen.
    package convenience init?(_ files: some Sequence<LocalizedImageFile>) {
      var set = RepresentationSet()
      for file in files where !set.add(file) { break }
      guard let first = set.representations.first else { return nil }
      self.init(size: first.size)
      addRepresentations(set.representations)
      isTemplate = set.isTemplate
    }
  }

  private struct RepresentationSet {
    private(set) var representations: [NSImageRep] = []
    /// Whether the name says, as that of any image does, that the system colours it.
    private(set) var isTemplate = false
    private var folder: URL?
    private var scales: Set<Double> = []

    /// Takes what is in a file; false once a file lies in a folder further away.
    mutating func add(_ file: LocalizedImageFile) -> Bool {
      let parent = file.url.deletingLastPathComponent()
      if let folder, folder != parent { return false }
      guard !scales.contains(file.scale), let found = NSImageRep.imageReps(withContentsOfFile: file.url.path),
        !found.isEmpty
      else { return true }
      for representation in found { representation.fit(file.scale) }
      representations += found
      scales.insert(file.scale)
      folder = parent
      isTemplate = isTemplate || file.isTemplate
      return true
    }
  }

  extension NSImageRep {
    /// Draws the pixels of a larger scale smaller; what has no pixels of its own has its size.
    fileprivate func fit(_ scale: Double) {
      guard scale > 1, pixelsWide > 0, pixelsHigh > 0 else { return }
      size = NSSize(width: Double(pixelsWide) / scale, height: Double(pixelsHigh) / scale)
    }
  }

  extension LocalizedImageFile {
    fileprivate var isTemplate: Bool {
      let name = url.deletingPathExtension().lastPathComponent
      return ["Template", "Template@2x", "Template@3x"].contains { name.hasSuffix($0) }
    }
  }
#endif
