import Foundation

/// A folder that is gone when nobody needs it any more.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "DragomanCommandTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A new file, open for reading and writing.
  func handle(of name: String, containing text: String = "") throws -> FileHandle {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return try FileHandle(forUpdating: file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
