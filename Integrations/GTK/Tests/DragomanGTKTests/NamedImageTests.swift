import Foundation
import Testing

@testable import DragomanGTK

@MainActor struct NamedImageTests {
  @Test func theNearestFolderCounts() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["uk.lproj/a.png", "en.lproj/a.png", "en.lproj/b.bmp", "c.svg"] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let bundle = try #require(Bundle(path: root.path))
    let localizer = Shop.localizer()
    try localizer.select(.ukrainian)
    let found = ["a.png", "a", "b.bmp", "c", "d", "../a"].map { name in
      LocalizedImage.named(name, in: bundle).file(localizer)?.path.dropFirst(bundle.bundlePath.count)
    }
    #expect(found == ["/uk.lproj/a.png", "/uk.lproj/a.png", "/en.lproj/b.bmp", "/c.svg", nil, nil])
  }
}
