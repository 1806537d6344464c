import Foundation

/// Finds uses of what is newer than the systems the package supports, on a system whose compiler checks none of it.
///
/// The symbol graphs of the toolchain's modules say since when there is each symbol; the index that a debug build
/// writes says which symbols each file uses. What Foundation dates wrongly is a list of its own (`NewerNames`), which
/// is also searched as words, for the code that this system does not compile. `if #available` is not seen: what it
/// guards is in the list of what is allowed.
struct AvailabilityCheck {
  private let newerSymbols: [NewerSymbol]
  private let sources: [URL]
  private let index: IndexStore
  private let allowed: AllowedUses

  init(graphs: URL, index: URL, allowed: URL, folders: [URL]) throws {
    newerSymbols = try NewerSymbol.all(in: graphs)
    sources = folders.flatMap(Self.swiftFiles)
    guard !sources.isEmpty else { throw CheckFailure.nothingIn(folder: folders.map(\.path).joined(separator: ", ")) }
    self.index = try IndexStore(index)
    self.allowed = try AllowedUses(contentsOf: allowed)
  }

  /// A line for each use, sorted.
  func findings() throws -> [String] {
    var findings: Set<String> = []
    for source in sources {
      let file = source.lastPathComponent
      for name in try namesUsed(in: source) where !allowed.contains(name, in: file) {
        findings.insert("\(source.relativePath): error: \(name) is newer than the systems that the package supports")
      }
    }
    return findings.sorted()
  }

  private func namesUsed(in source: URL) throws -> [String] {
    let records = try index.records(of: source.lastPathComponent)
    let indexed = newerSymbols.filter { symbol in records.contains { $0.range(of: symbol.identifier) != nil } }
    return indexed.map(\.name) + NewerNames.words(in: try String(contentsOf: source, encoding: .utf8))
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { URL(filePath: folder.relativePath + "/" + $0) }
  }
}
