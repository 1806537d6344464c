import Foundation

/// A table of plain texts that all components look keys up in.
struct KeyTable {
  struct Entry: Codable {
    let key: String
    let value: String
  }

  let name: String
  /// The language as Dragoman and Foundation know it; gettext and ICU take all for Ukrainian.
  let language: String
  /// Whether it is a String Catalog, which Foundation does not read on Linux.
  var isCatalog = false
  private(set) var folder = URL(filePath: "/")

  init(name: String, language: String, isCatalog: Bool = false) {
    self.name = name
    self.language = language
    self.isCatalog = isCatalog
  }

  func placed(in inputs: URL) -> Self {
    var table = self
    table.folder = inputs.appending(path: "tables/\(name)")
    return table
  }

  var bundle: URL { folder.appending(path: "bundle") }
  /// The files of ``bundle``, compiled.
  var compiledBundle: URL { folder.appending(path: "compiled") }
  var strings: URL { bundle.appending(path: "\(language).lproj/Localizable.strings") }
  var lines: URL { folder.appending(path: "lines.tsv") }
  private var list: URL { folder.appending(path: "entries.json") }

  func write(_ entries: [Entry]) throws {
    try InputFile.write(try JSONEncoder().encode(entries), to: list)
  }

  var entries: [Entry] {
    get throws {
      guard let data = try? Data(contentsOf: list) else { throw NotHere("no such file was found in the corpus") }
      return try JSONDecoder().decode([Entry].self, from: data)
    }
  }

  /// The keys in the order in which they are asked.
  var shuffledKeys: [String] {
    get throws {
      var random = SeededRandom(seed: 42)
      return try entries.map(\.key).shuffled(using: &random)
    }
  }
}

extension KeyTable {
  static let synthetic = [100, 10_000, 100_000].map { KeyTable(name: "\($0)-keys", language: "uk") }
  static let real = [
    KeyTable(name: "sequel-ace-ru", language: "ru"), KeyTable(name: "gomap-uk", language: "uk", isCatalog: true),
  ]
  static let twoLanguages = KeyTable(name: "two-languages", language: "uk")

  /// The table that most comparisons are made with.
  var isMain: Bool { name == "10000-keys" }
}
