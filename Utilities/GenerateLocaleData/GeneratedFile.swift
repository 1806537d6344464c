import Foundation

/// A file that is generated: where it lies in the project, and what stands in it.
struct GeneratedFile {
  let path: String
  let contents: String

  /// Every file, made from CLDR's data and the cases of its language matcher.
  static func all(cldr: CLDRFolder, matchingCases: URL) throws -> [GeneratedFile] {
    let version = try cldr.version()
    let tables = try [
      LikelySubtagsTables.make(cldr), LanguageAliasTables.make(cldr), RegionAliasTables.make(cldr),
      LanguageDistanceTables.make(cldr), RegionDistanceTables.make(cldr), ParentLocalesTables.make(cldr),
      ScriptDirectionTables.make(cldr), PluralRulesTables.make(cldr, .cardinal),
      PluralRulesTables.make(cldr, .ordinal),
    ]
    return try tables.map { $0.file(version: version) } + [
      versionFile(version),
      MatchingCasesFixture.make(matchingCases, version: version),
      PluralSamplesFixture.make(cldr, .cardinal, version: version),
      PluralSamplesFixture.make(cldr, .ordinal, version: version),
    ]
  }

  /// Writes the file, unless it is there with the same contents.
  func write(below project: URL) throws {
    let url = project.appending(path: path)
    let data = Data(contents.utf8)
    if let present = try? Data(contentsOf: url), present == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private static func versionFile(_ version: String) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/DragomanLocaleData/Generated/CLDRVersion.swift",
      contents: Header.swift(version: version) + """

        extension LocaleData {
          /// The release of CLDR that the tables were made from.
          package static let cldrVersion = "\(version)"
        }

        """)
  }
}
