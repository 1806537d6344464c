import Foundation

/// Files of real programs, which are no part of the project.
struct RealTables {
  /// Where they lie: what the environment says, or a folder beside the checkout.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["DRAGOMAN_CORPUS"] { return URL(filePath: path) }
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return root.deletingLastPathComponent().appending(path: "shared/corpus")
  }

  /// The file of a table.
  static func file(of table: KeyTable) -> URL? {
    let paths = [
      "sequel-ace-ru": "Sequel-Ace+Sequel-Ace/Resources/Localization/ru.lproj/Localizable.strings",
      "gomap-uk": "bryceco+GoMap/src/iOS/Localizable.xcstrings",
    ]
    guard let url = paths[table.name].map({ folder.appending(path: $0) }),
      FileManager.default.fileExists(atPath: url.path)
    else { return nil }
    return url
  }

  /// What Foundation reads in it: the plain texts of the language.
  static func entries(of table: KeyTable, in data: Data) throws -> [KeyTable.Entry] {
    let texts = table.isCatalog ? try catalogTexts(data, table.language) : try stringsTexts(data)
    return texts.filter { !$0.key.isEmpty && !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { .init(key: $0.key, value: $0.value) }
  }

  private static func stringsTexts(_ data: Data) throws -> [String: String] {
    try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] ?? [:]
  }

  private static func catalogTexts(_ data: Data, _ language: String) throws -> [String: String] {
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    return catalog.strings.compactMapValues { $0.localizations?[language]?.plainText }
  }
}

/// As much of a String Catalog as is needed.
nonisolated private struct Catalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization]? }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let substitutions: [String: Anything]?

    /// Nil where it depends on arguments.
    var plainText: String? { substitutions == nil ? stringUnit?.value : nil }
  }
  struct Anything: Decodable {}
  struct Unit: Decodable { let value: String }

  let strings: [String: Entry]
}
