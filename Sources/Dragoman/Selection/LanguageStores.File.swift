import DragomanFormats
public import Foundation

extension LanguageStores {
  /// Keeps the choice in a file of its own, as one line with the tag; no file means that the system is followed.
  ///
  /// Programs that share the file follow one another: it is watched.
  public struct File: LanguageStoring {
    /// Where the file is or will be.
    public let url: URL

    /// Makes a store over a file, which need not exist yet.
    public init(_ url: URL) { self.url = url }

    /// The language in the file; nil when there is no file.
    ///
    /// - Throws: When there is a file that cannot be read, or that names no language.
    public func read() throws -> Language? {
      guard let bytes = try contents() else { return nil }
      let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
      let tag = line.trimmingCharacters(in: .whitespaces)
      guard let language = Language(identifier: tag) else { throw UnreadableChoice(stored: tag) }
      return language
    }

    private func contents() throws -> [UInt8]? {
      // A choice is a short line; whatever is longer is none.
      var limits = FormatLimits()
      limits.bytes = 256
      do {
        return try FileContents.read(url.path, limits: limits)
      } catch {
        if error == .unreadable(errno: ENOENT) { return nil }
        throw error
      }
    }

    /// Writes the file anew and puts it in place in one step, or removes it to follow the system.
    public func write(_ language: Language?) throws {
      guard let language else { return try remove() }
      try createFolder()
      // Through a link to the file that it names: those who share that one would be left behind.
      try Data((language.identifier + "\n").utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    }

    /// An element each time the file was written or removed, by this process or another.
    public var changes: AsyncStream<Void> {
      // There must be a folder to watch; where it cannot be made, the first choice says why.
      try? createFolder()
      return FileWatch.changes(of: url.resolvingSymlinksInPath())
    }

    private func createFolder() throws {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    private func remove() throws {
      do {
        try FileManager.default.removeItem(at: url.resolvingSymlinksInPath())
      } catch CocoaError.fileNoSuchFile {
        // It is as it should be.
      }
    }
  }
}

extension LanguageStoring where Self == LanguageStores.File {
  /// A store in a file that programs can share.
  public static func file(_ url: URL) -> Self { LanguageStores.File(url) }
}
