import Dragoman
import DragomanTools
import Foundation
import Synchronization
import TestResources
import Testing

@Suite struct StatsReportTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "a = \"A\";\nb = \"B\";\nc = \"C\";",
    "App/uk.lproj/Localizable.strings": "a = \"А\";\nb = \"\";",
    "App/en.lproj/Errors.strings": "e = \"E\";",
    "Kit/Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "k": {"localizations": {"uk": {"stringUnit": {"state": "translated", "value": "К"}}}},
      "l": {"shouldTranslate": false}}}
    """,
  ]

  @Test func countsByBundleTableAndLanguage() throws {
    let folder = try TemporaryFolder(Self.files)
    let rows = try StatsReport(Project(folder.url.path)).rows.map { row in
      let bundle = row.bundle.split(separator: "/").last ?? ""
      return "\(bundle) \(row.table) \(row.language) \(row.keys) \(row.translated)/\(row.wanted)"
    }
    #expect(
      rows == [
        "App Errors en 1 1/1", "App Errors uk 0 0/1", "App Localizable en 3 3/3", "App Localizable uk 2 1/3",
        "Kit Localizable en 2 1/1", "Kit Localizable uk 1 1/1",
      ])
  }

  @Test func ofAFileItsTableIsCountedInItsLanguages() throws {
    let folder = try TemporaryFolder(Self.files)
    func rows(_ path: String) throws -> [String] {
      let parts = try ProjectPart.all(at: ["\(folder.url.path)/\(path)"], knownRules: [])
      return StatsReport(parts).rows.map { "\($0.table) \($0.language) \($0.translated)/\($0.wanted)" }
    }
    #expect(try rows("App/uk.lproj/Localizable.strings") == ["Localizable uk 1/3"])
    #expect(try rows("Kit/Localizable.xcstrings") == ["Localizable en 1/1", "Localizable uk 1/1"])
  }

  @Test func nothingToTranslateHasNoShare() throws {
    let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"shouldTranslate": false}}}"#
    let folder = try TemporaryFolder(["Localizable.xcstrings": catalog])
    let report = try StatsReport(Project(folder.url.path))
    #expect(report.rows.map(\.share) == [nil])
    #expect(report.lines.last?.hasSuffix(" -") == true)
  }

  @Test func progressCountsEveryFile() throws {
    let folder = try TemporaryFolder(Self.files)
    let steps = Mutex<[[Int]]>([])
    _ = StatsReport([ProjectPart(try Project(folder.url.path))]) { done, all in
      steps.withLock { $0.append([done, all]) }
    }
    #expect(steps.withLock { $0 } == [[1, 5], [2, 5], [3, 5], [4, 5], [5, 5]])
  }

  /// The share of a folder is the one that `languages` tells.
  @Test func agreesWithLanguages() throws {
    let folder = try TemporaryFolder(Self.files)
    let root = folder.url.appending(path: "App").path
    let report = try StatsReport(Project(root))
    let rows = try LanguageReport(folder: root).rows
    for row in rows {
      let own = report.rows.filter { $0.language == row.language }
      let (done, wanted) = own.reduce((0, 0)) { ($0.0 + $1.translated, $0.1 + $1.wanted) }
      #expect(row.translated == Double(done) / Double(wanted))
    }
    #expect(rows.count == 2)
  }
}
