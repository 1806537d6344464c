import Dragoman
import DragomanFormats
import DragomanTools
import Foundation
import TestResources
import Testing

@Suite struct CheckerTests {
  private func check(
    _ files: [String: String], rules only: [String]? = nil, settings json: String? = nil
  ) throws -> CheckReport {
    var files = files
    files[ProjectSettings.fileName] = json
    let folder = try TemporaryFolder(files)
    let root = folder.url.path
    let settings = try ProjectSettings(ofProject: root, knownRules: CheckRules.names)
    return CheckReport(try Project(root, settings: settings), rules: try RuleChoice(settings: settings, only: only))
  }

  /// What looks wrong in many real files and is in order.
  @Test func whatIsInOrderIsLeftAlone() throws {
    let report = try check([
      "en.lproj/Localizable.strings": """
      "off" = "50% off";
      "order" = "%@ by %@";
      "wide" = "%5d km";
      "free" = "100% free";
      "size" = "%.1f MB";
      "long" = "%d of %d";
      "name" = "Hello, $(name)";
      """,
      "tr.lproj/Localizable.strings": """
      "off" = "%50 indirim";
      "order" = "%2$@ ile %1$@";
      "wide" = "%d km";
      "free" = "%100 bedava";
      "size" = "%.2f MB";
      "long" = "%2$ld / %1$ld";
      "name" = "Merhaba, $(name)";
      """,
    ])
    #expect(report.findings.map(\.description) == [])
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    var limits = FormatLimits()
    limits.bytes = 12
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "uk.lproj/Localizable.strings": "\"a\" = \"Абетка\";\n",
    ]
    let folder = try TemporaryFolder(files)
    let report = CheckReport(
      try Project(folder.url.path, limits: limits), rules: try RuleChoice(settings: ProjectSettings()), limits: limits)
    #expect(
      report.findings.contains { $0.rule == "unreadable-file" && $0.path.hasSuffix("uk.lproj/Localizable.strings") })
    #expect(report.hasErrors)
  }

  /// Of root nothing is hidden.
  @Test(.enabled(if: getuid() != 0)) func aFolderThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "a = A;", "uk.lproj/Localizable.strings": "a = А;",
    ])
    let hidden = folder.url.appending(path: "uk.lproj").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: hidden)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hidden) }
    let report = CheckReport(try Project(folder.url.path), rules: try RuleChoice(settings: ProjectSettings()))
    #expect(report.findings.map(\.path) == [hidden])
    #expect(report.hasErrors)
  }

  @Test func oneVariantThatShowsSomethingElseIsAnError() throws {
    func file(_ few: String) -> String {
      """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>few</key><string>\(few)</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    }
    for (few, isWrong) in [("%@ files", true), ("%.2f files", true), ("%ld files", false), ("%5d files", false)] {
      let report = try check(
        ["en.lproj/Localizable.stringsdict": file("%d"), "uk.lproj/Localizable.stringsdict": file(few)],
        rules: ["placeholder"])
      #expect(report.hasErrors == isWrong, "\(few)")
    }
  }

  // MARK: Suppression

  private let faulty = ["en.lproj/Localizable.strings": "a = \"%d\";\nb = \"%d\";"]

  @Test func aCommentAboveAnEntryKeepsARuleQuietAboutIt() throws {
    var files = faulty
    files["uk.lproj/Localizable.strings"] = "/* dragoman:disable placeholder */\na = \"x\";\nb = \"x\";"
    #expect(try check(files).findings.map(\.key) == ["b"])
    files["uk.lproj/Localizable.strings"] =
      "// dragoman:disable\na = \"x\";\n// dragoman:disable missing-key\nb = \"x\";"
    #expect(try check(files).findings.map(\.key) == ["b"])
    files["uk.lproj/Localizable.strings"] =
      "/* A number. dragoman:disable missing-key, placeholder */\na = \"x\";\nb = \"x\";"
    #expect(try check(files).findings.map(\.key) == ["b"])
    files["uk.lproj/Localizable.strings"] = "a = \"x\";\n/* dragoman:disable-file placeholder */\nb = \"x\";"
    #expect(try check(files).findings.isEmpty)
  }

  @Test func aCommentInXMLKeepsARuleQuiet() throws {
    let entry = """
      <key>KEY</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      <key>x</key><dict><key>one</key><string>%d</string></dict></dict>
      """
    let file = """
      <plist><dict>
      <!-- dragoman:disable plural-other -->
      \(entry.replacing("KEY", with: "a"))
      \(entry.replacing("KEY", with: "b"))
      </dict></plist>
      """
    #expect(try check(["en.lproj/Localizable.stringsdict": file]).findings.map(\.key) == ["b"])
  }

  @Test func theCommentOfACatalogsKeyKeepsARuleQuiet() throws {
    let file = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a %d": {"comment": "A number. \\ndragoman:disable placeholder", "localizations": {
          "uk": {"stringUnit": {"state": "translated", "value": "х"}}}},
        "b %d": {"localizations": {"uk": {"stringUnit": {"state": "translated", "value": "х"}}}}}}
      """
    #expect(try check(["Localizable.xcstrings": file]).findings.map(\.key) == ["b %d"])
  }

  // MARK: Settings

  @Test func settingsDecideOverRules() throws {
    var files = faulty
    files["uk.lproj/Localizable.strings"] = "a = \"x\";"
    files["Old/uk.lproj/Localizable.strings"] = "a = ;"
    let json = #"{"rules": {"placeholder": "off", "missing-key": "error"}, "exclude": ["Old"]}"#
    let report = try check(files, settings: json)
    #expect(report.findings.map(\.rule) == ["missing-key"])
    #expect(report.hasErrors)
  }

  @Test(arguments: [
    (#"{"rule": {}}"#, 1, 2), (#"{"rules": {"no-such": "off"}}"#, 1, 12), (#"{"rules": {"syntax": "loud"}}"#, 1, 22),
    (#"{"sourceLanguage": 1}"#, 1, 20), (#"{"exclude": "Old"}"#, 1, 13), ("{\n\"exclude\": [}", 2, 13),
  ])
  func settingsThatAreNotUnderstoodAreAnError(_ json: String, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: InvalidSettings.self) { try check([:], settings: json) }
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  // MARK: Source language

  @Test func theSourceLanguageIsWhatTheProjectSays() throws {
    let files = [
      "en.lproj/Localizable.strings": "a = \"A\";", "uk.lproj/Localizable.strings": "a = \"А\";\nb = \"Б\";",
    ]
    #expect(try check(files).findings.map(\.rule) == ["extra-key"])
    #expect(try check(files, settings: #"{"sourceLanguage": "uk"}"#).findings.map(\.rule) == ["missing-key"])
    let package = files.merging(["Package.swift": "let package = Package(\n  defaultLocalization: \"uk\")"]) { $1 }
    #expect(try check(package).findings.map(\.rule) == ["missing-key"])
    let manifest = """
      // defaultLocalization: "en"
      /* defaultLocalization: "fr" /* as before, */ defaultLocalization: "de" */
      let text = "defaultLocalization: \\"pl\\" // "
      let package = Package(/* defaultLocalization: "fr", */ defaultLocalization: "uk")
      """
    #expect(try check(files.merging(["Package.swift": manifest]) { $1 }).findings.map(\.rule) == ["missing-key"])
    let settings = "path = ../a//b; /* developmentRegion = fr; */ name = \"/* x\";\ndevelopmentRegion = uk;\n"
    let commented = files.merging(["App.xcodeproj/project.pbxproj": settings]) { $1 }
    #expect(try check(commented).findings.map(\.rule) == ["missing-key"])
    let project = files.merging(["App.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = uk;\n"]) { $1 }
    #expect(try check(project).findings.map(\.rule) == ["missing-key"])
  }

  // MARK: Output

  @Test func gitHubsCommandsAreEscaped() throws {
    let files = ["en.lproj/a,b:c.strings": "a = \"%d\";", "uk.lproj/a,b:c.strings": "a = \"100%\";"]
    let commands = try check(files, rules: ["placeholder"]).gitHubCommands
    #expect(commands.count == 1)
    #expect(commands[0].hasPrefix("::error file="))
    #expect(
      commands[0].hasSuffix(
        "uk.lproj/a%2Cb%3Ac.strings,line=1,col=5,title=placeholder::“%25d” of the source text is missing"))
  }

  @Test func theJSONHasEveryField() throws {
    var files = faulty
    files["uk.lproj/Localizable.strings"] = "a = \"x\";\nb = \"%d\";"
    let json = try JSONSerialization.jsonObject(with: Data(try check(files).json.utf8)) as? [[String: Any]]
    let object = try #require(json?.first)
    #expect(Set(object.keys) == ["path", "line", "column", "severity", "rule", "key", "language", "message"])
    #expect(object["line"] as? Int == 1)
    #expect(object["language"] as? String == "uk")
  }
}
