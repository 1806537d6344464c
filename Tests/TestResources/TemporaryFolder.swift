public import Foundation

/// A folder that is gone when nobody needs it any more.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url = FileManager.default.temporaryDirectory.appending(path: "DragomanTests-\(UUID().uuidString)")

  /// Makes a folder with files in it, by their paths.
  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try add(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders that it lies in.
  public func add(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A new file, open for reading and writing.
  public func handle(of name: String, containing text: String = "") throws -> FileHandle {
    try add(name, text)
    return try FileHandle(forUpdating: url.appending(path: name))
  }

  /// What a file in it says.
  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
