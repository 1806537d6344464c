import Foundation

/// One folder after another with the same file in it, for what keeps all files that it has ever read.
final class FreshFolders {
  private(set) var newest: URL
  private let folder: URL
  private let file: URL
  private var count = 0

  init(_ inputs: Inputs, of file: URL) {
    self.file = file
    folder = inputs.folder.appending(path: "fresh/\(ProcessInfo.processInfo.processIdentifier)")
    newest = folder
  }

  /// Makes the next one, in which the file is the very same as elsewhere.
  func make() {
    count += 1
    newest = folder.appending(path: "\(count).lproj")
    try? FileManager.default.createDirectory(at: newest, withIntermediateDirectories: true)
    try? FileManager.default.linkItem(at: file, to: newest.appending(path: file.lastPathComponent))
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }
}
