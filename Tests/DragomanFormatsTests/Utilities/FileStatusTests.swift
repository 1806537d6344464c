import DragomanFormats
import Foundation
import TestResources
import Testing

@Suite struct FileStatusTests {
  @Test func whatLiesAtAPath() throws {
    let folder = try TemporaryFolder(["file": "x", "folder/file": "x"])
    for (link, destination) in [("to-file", "file"), ("to-folder", "folder"), ("to-nothing", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: destination)
    }
    let names = ["file", "folder", "to-file", "to-folder", "to-nothing", "nothing", "file/x"]
    #expect(
      names.map { FileStatus(of: folder.url.appending(path: $0).path) } == [
        .file, .folder, .file, .folder, nil, nil, nil,
      ])
    #expect(FileStatus(of: "/dev/null") == .special)
    #expect(FileStatus(of: "") == nil)
  }
}
