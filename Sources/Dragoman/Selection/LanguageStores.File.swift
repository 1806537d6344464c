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

    /// The language in the file; nil when there is none that can be read.
    public func read() -> Language? {
      // A choice is a short line; whatever is longer is none.
      guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
      defer { try? file.close() }
      guard let data = try? file.read(upToCount: 256) else { return nil }
      let line = String(decoding: data, as: UTF8.self).prefix { !$0.isNewline }
      return Language(identifier: line.trimmingCharacters(in: .whitespaces))
    }

    /// Writes the file anew and puts it in place in one step, or removes it to follow the system.
    public func write(_ language: Language?) throws {
      guard let language else { return try remove() }
      try createFolder()
      try Data((language.identifier + "\n").utf8).write(to: url, options: .atomic)
    }

    /// An element each time the file was written or removed, by this process or another.
    public var changes: AsyncStream<Void> {
      // There must be a folder to watch; where it cannot be made, the first choice says why.
      try? createFolder()
      return FileWatch.changes(of: url)
    }

    private func createFolder() throws {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    private func remove() throws {
      do {
        try FileManager.default.removeItem(at: url)
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
