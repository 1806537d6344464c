import Foundation
import Testing

@testable import DragomanGTK

struct LanguageFoldersTests {
  @Test func theNearestFolderCounts() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["uk.lproj/a", "en.lproj/a", "en.lproj/b", "c"] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let localizer = Shop.localizer()
    try localizer.select(.ukrainian)
    let folders = LanguageFolders(root: root, localizer: localizer)
    #expect(folders.file(named: "a") == root.appending(path: "uk.lproj/a"))
    #expect(folders.file(named: "b") == root.appending(path: "en.lproj/b"))
    #expect(folders.file(named: "c") == root.appending(path: "c"))
    #expect(folders.file(named: "d") == nil)
  }
}
