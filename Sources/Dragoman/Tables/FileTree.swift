package import DragomanFormats
import Foundation

/// A folder of translation files, on a disk or in memory.
package protocol FileTree: Sendable {
  /// What issues call it.
  var name: String { get }
  /// The names in the folder itself or in one of its folders, in no particular order.
  func names(in folder: String?) throws(FileFailure) -> [String]
  /// The bytes of a file, by its path from here.
  func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8]
  /// The first bytes of a compiled catalog, or all of it where that costs no more.
  func catalogStart(of path: String, reading count: Int, limits: FormatLimits) throws(FileFailure) -> CatalogStart
  /// What issues call a file.
  func displayPath(of path: String) -> String
  /// Where one of its folders lies on the disk, or the folder itself; nil where its files are not given out.
  func diskPath(ofFolder folder: String?) -> String?
}

extension FileTree {
  package func diskPath(ofFolder folder: String?) -> String? { nil }

  package func catalogStart(
    of path: String, reading count: Int, limits: FormatLimits
  ) throws(FileFailure) -> CatalogStart {
    let bytes = try contents(of: path, limits: limits)
    return .read(Array(bytes.prefix(count)), of: bytes.count)
  }
}

/// A folder on the disk.
struct DirectoryTree: FileTree {
  let folder: URL
  /// Whether it is part of a bundle, whose compiled catalogs are mapped where nobody can write to them.
  let isBundle: Bool
  /// The whole path, since the current folder may become another one.
  private let path: String

  init(folder: URL, isBundle: Bool = false) {
    self.folder = folder
    self.isBundle = isBundle
    path = folder.absoluteURL.path
  }

  var name: String { folder.relativePath }

  func names(in subfolder: String?) throws(FileFailure) -> [String] {
    let path = path(of: subfolder)
    try FolderAccess.check(path)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(errno: EIO)
    }
  }

  func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    try FileContents.read(self.path(of: path), limits: limits)
  }

  func catalogStart(
    of path: String, reading count: Int, limits: FormatLimits
  ) throws(FileFailure) -> CatalogStart {
    try CatalogFile.open(self.path(of: path), reading: count, maps: isBundle, limits: limits)
  }

  /// As the program named the folder, which is what a person looks for.
  func displayPath(of path: String) -> String { name == "." ? path : "\(name)/\(path)" }

  func diskPath(ofFolder folder: String?) -> String? { path(of: folder) }

  /// Without `URL`, which takes longer than opening the file.
  private func path(of inside: String?) -> String { inside.map { "\(path)/\($0)" } ?? path }
}

/// Files that are part of the program, by their paths: `uk.lproj/Localizable.strings`.
struct MemoryTree: FileTree {
  let name: String
  let files: [String: [UInt8]]

  func names(in subfolder: String?) -> [String] {
    let prefix = subfolder.map { $0 + "/" } ?? ""
    let inside = files.keys.lazy.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return Array(Set(inside.map { String($0.prefix { $0 != "/" }) }))
  }

  func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    guard let bytes = files[path] else { throw .unreadable(errno: 2) }
    guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, limit: limits.bytes) }
    return bytes
  }

  func displayPath(of path: String) -> String { "\(name)/\(path)" }
}
