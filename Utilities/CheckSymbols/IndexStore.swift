import Foundation

/// The index that a debug build writes, as far as it tells which symbols a file uses.
///
/// A file's unit names its record, and the record holds the symbols' names. Records of earlier builds stay for ever,
/// so only those that a unit names count.
struct IndexStore {
  private let records: [String: [URL]]
  private let units: [String: [URL]]

  init(_ folder: URL) throws {
    let version = folder.appending(path: "v5")
    records = try Self.files(below: version.appending(path: "records"), endingBefore: ".swift-")
    units = try Self.files(below: version.appending(path: "units"), endingBefore: ".swift.o-")
    guard !records.isEmpty, !units.isEmpty else { throw CheckFailure.nothingIn(folder: folder.path) }
  }

  /// The current records of the source files of that name.
  func records(of file: String) throws -> [Data] {
    guard let records = records[file], let units = try units[file]?.map({ try Data(contentsOf: $0) }) else { return [] }
    let current = records.filter { record in
      let name = Data(record.lastPathComponent.utf8)
      return units.contains { $0.range(of: name) != nil }
    }
    return try current.map { try Data(contentsOf: $0) }
  }

  /// Files by the source file's name, which their own begin with.
  private static func files(below folder: URL, endingBefore mark: String) throws -> [String: [URL]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.map { folder.appending(path: $0) }.filter { $0.lastPathComponent.contains(mark) }
    return Dictionary(grouping: files) { file in
      let name = file.lastPathComponent
      return name.range(of: mark, options: .backwards).map { name[..<$0.lowerBound] + ".swift" } ?? name
    }
  }
}
