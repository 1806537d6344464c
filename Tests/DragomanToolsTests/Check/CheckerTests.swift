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

  /// Nobody sees a difference between them.
  @Test func keysThatNormalizationMakesOneAreToldByTheirCodePoints() throws {
    let text = "\"caf\u{E9}\" = \"caf\u{E9}\";\n\"cafe\u{301}\" = \"cafe\u{301}\";\n\"CAF\u{C9}\" = \"x\";\n"
    let report = try check(["en.lproj/Localizable.strings": text], rules: ["key-case"])
    #expect(
      report.findings.map(\.message) == [
        "“cafe\u{301}” and “caf\u{E9}” differ only by Unicode normalization: U+0065 U+0301 against U+00E9",
        "“CAF\u{C9}” and “cafe\u{301}” differ only by the case of their letters and by Unicode normalization: U+00C9 "
          + "against U+0065 U+0301",
      ])
    let names = try check(["en.lproj/Localizable.strings": text], rules: ["swift-name"]).findings.map(\.message)
    #expect(names.first?.hasSuffix("in generated Swift; they differ in U+0065 U+0301 against U+00E9") == true)
  }

  /// A comment is about its own key alone.
  @Test func suppressionsTellKeysApartThatNormalizationMakesOne() throws {
    let text = "/* dragoman:disable outer-space */\n\"\u{E9}\" = \" x\";\n\"e\u{301}\" = \" x\";\n"
    let report = try check(
      [
        "en.lproj/Localizable.strings": "\"\u{E9}\" = \"x\";\n\"e\u{301}\" = \"x\";\n",
        "uk.lproj/Localizable.strings": text,
      ],
      rules: ["outer-space"])
    #expect(report.findings.map(\.position?.line) == [3])
  }

  /// A text that is not there has no place that tells one finding from the other.
  @Test func keysThatNormalizationMakesOneAreBothMissing() throws {
    let report = try check(
      [
        "en.lproj/Localizable.strings": "a = \"A\";\n\"\u{E9}\" = \"x\";\n\"e\u{301}\" = \"y\";\n",
        "uk.lproj/Localizable.strings": "a = \"А\";\n",
      ], rules: ["missing-key"])
    #expect(Set(report.findings.compactMap { $0.key?.unicodeScalars.count }) == [1, 2])
  }

  /// What counts is the content; a language that has no text beside it is compiled from elsewhere.
  @Test func aCompiledCatalogOfOtherTextsIsStale() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "App/uk.lproj/Localizable.strings": "\"a\" = \"Абетка\";\n",
    ])
    let app = folder.url.appending(path: "App")
    for file in CompiledFolder(folder: app).files { try Data(file.bytes).write(to: app.appending(path: file.name)) }
    try Data(CompiledFolder(folder: app).files[0].bytes).write(to: app.appending(path: "de.dragoman"))
    let rules = try RuleChoice(settings: ProjectSettings(), only: ["stale-compiled"])
    let findings = { CheckReport(try Project(folder.url.path), rules: rules).findings.map(\.path) }
    #expect(try findings() == [])
    let texts = app.appending(path: "uk.lproj/Localizable.strings")
    try Data("\"a\" = \"Азбука\";\n".utf8).write(to: texts)
    #expect(try findings() == [app.appending(path: "uk.dragoman").path])
    try Data("/* The same. */ \"a\" = \"Абетка\";\n".utf8).write(to: texts)
    #expect(try findings() == [])
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
      \(entry.replacing("KEY", with: "b").replacing("COMMENT", with: ""))
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

  @Test func aCommentBehindAnEntryIsAboutThatEntry() throws {
    var files = faulty
    files["uk.lproj/Localizable.strings"] = "a = \"x\"; // dragoman:disable placeholder\nb = \"x\";"
    #expect(try check(files).findings.map(\.key) == ["b"])
    files["uk.lproj/Localizable.strings"] = "a = \"x\";\nb = \"x\"; // dragoman:disable placeholder"
    #expect(try check(files).findings.map(\.key) == ["a"])
    files["uk.lproj/Localizable.strings"] = "a = \"x\";\nb = \"x\";\n// dragoman:disable-file placeholder -- as agreed"
    #expect(try check(files).findings.isEmpty)
  }

  private func propertyList(_ lines: String...) -> String {
    "<plist version=\"1.0\"><dict>\n" + lines.joined(separator: "\n") + "\n</dict></plist>"
  }

  @Test func aCommentInXMLStringsKeepsARuleQuiet() throws {
    let (a, b) = ("<key>a</key><string>x</string>", "<key>b</key>\n<string>x</string>")
    let comment = "<!-- dragoman:disable placeholder -->"
    for (file, keys) in [
      (propertyList(comment, a, b), ["b"]), (propertyList(a, comment, b), ["a"]), (propertyList(a + comment, b), ["b"]),
      (propertyList(a, b + comment), ["a"]), (propertyList(a, b), ["a", "b"]),
      (propertyList(a, b, "<!-- dragoman:disable-file placeholder -->"), []),
      (propertyList(a, "<key>m</key><dict>", comment, b, "</dict>"), ["a"]),
    ] {
      var files = faulty
      files["uk.lproj/Localizable.strings"] = file
      #expect(try check(files, rules: ["placeholder"]).findings.map(\.key) == keys)
    }
  }

  @Test func aCommentInsideARuleIsAboutItsEntry() throws {
    let entry = """
      <key>KEY</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      COMMENT
      <key>x</key><dict><key>one</key><string>%d</string></dict></dict>
      """
    let comment = "<!-- dragoman:disable plural-other -->"
    let file = propertyList(
      entry.replacing("KEY", with: "a").replacing("COMMENT", with: comment),
      entry.replacing("KEY", with: "b").replacing("COMMENT", with: ""))
    #expect(try check(["en.lproj/Localizable.stringsdict": file]).findings.map(\.key) == ["b"])
  }

  @Test func aKeyThatNeedNotBeTranslatedIsNotMissed() throws {
    var files = ["en.lproj/Localizable.strings": "a = A; // dragoman:disable missing-key\nb = B;"]
    files["uk.lproj/Localizable.strings"] = "c = C; /* dragoman:disable extra-key */"
    #expect(try check(files).findings.map(\.key) == ["b"])
    files["en.lproj/Localizable.strings"] = "// dragoman:disable-file missing-key\na = A; b = B;"
    #expect(try check(files).findings.isEmpty)
    files["en.lproj/Localizable.strings"] = propertyList(
      "<!-- dragoman:disable missing-key -->", "<key>a</key><string>A</string>")
    #expect(try check(files).findings.isEmpty)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a word": {"comment": "dragoman:disable missing-key"},
        "b word": {},
        "c word": {"localizations": {"uk": {"stringUnit": {"state": "translated", "value": "х"}}}}}}
      """
    let found = try check(["Localizable.xcstrings": catalog]).findings
    #expect(found.map(\.key) == ["b word"])
    #expect(found.map(\.position?.line) == [3])
  }

  @Test func whatIsSilencedIsNotCounted() throws {
    let keys = (0..<14).map { "k\($0)" }
    let source = keys.map { "\($0) = x;\($0 == "k3" ? " // dragoman:disable missing-key" : "")\n" }.joined()
    let other = keys.map { "z\($0) = x;\($0 == "k3" ? " // dragoman:disable extra-key" : "")\n" }.joined()
    let report = try check(["en.lproj/A.strings": source, "uk.lproj/A.strings": other])
    #expect(report.findings.map(\.rule) == ["extra-key", "missing-key"])
    #expect(report.findings.allSatisfy { $0.message.hasPrefix("13 ") })
    #expect(report.findings.allSatisfy { $0.message.contains("10 more") && !$0.message.contains("k3") })
  }

  // MARK: Parts

  private func parts(_ files: [String: String], _ paths: String...) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let parts = try ProjectPart.all(at: paths.map { "\(folder.url.path)/\($0)" }, knownRules: CheckRules.names)
    let rules = try parts.map { (part: $0, rules: try RuleChoice(settings: $0.project.settings)) }
    return CheckReport(rules).lines.map { $0.replacing(folder.url.path + "/", with: "") }
  }

  /// What is found in a file is what is found in it in its project.
  @Test func aFileIsCheckedAsInItsProject() throws {
    let files = [
      "Package.swift": "let package = Package(defaultLocalization: \"en\")",
      ".dragoman.json": #"{"rules": {"outer-space": "error"}, "exclude": ["App/Old.xcstrings"]}"#,
      "App/en.lproj/Localizable.strings": "a = \"%d\"; b = \"B\"; b = \"B\";", "App/en.lproj/Other.strings": "o = O;",
      "App/uk.lproj/Localizable.strings": "a = \"x \";", "App/uk.lproj/Other.strings": "o = \" O\";",
      "App/Kit/Kit.xcstrings": "{", "App/Old.xcstrings": "{", "App/sv.lproj/Kept.strings": "a = ;",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k %d": {"localizations": {
      "uk": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
      """,
    ]
    let all = try parts(files, "")
    #expect(all.count > 6)
    for file in files.keys where !file.hasPrefix(".") && !file.hasSuffix(".swift") {
      #expect(try parts(files, file) == all.filter { $0.hasPrefix(file + ":") }, "\(file)")
    }
    let several = ["App/uk.lproj/Localizable.strings", "App/uk.lproj/Other.strings", "Localizable.xcstrings"]
    #expect(
      try parts(files, several[0], several[1], several[2])
        == all.filter { line in several.contains { line.hasPrefix($0 + ":") } })
    #expect(try parts(files, "", "App", several[0]) == all)
  }

  @Test func aPathWithoutTranslationsIsAnError() throws {
    let files = ["en.lproj/Localizable.strings": "a = A;", "a.swift": "", "Sub/b.swift": ""]
    for path in ["a.swift", "Sub"] { #expect(throws: NoTranslations.self) { try parts(files, path) } }
    #expect(throws: UnreadableFile.self) { try parts(files, "en.lproj/Nowhere.strings") }
  }

  @Test func aSourceLanguageThatIsNowhereIsAnError() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "a = A;", "uk.lproj/A.strings": "a = A;"])
    func parts(_ language: Language) throws -> [ProjectPart] {
      try ProjectPart.all(at: [folder.url.path], knownRules: CheckRules.names, sourceLanguage: language)
    }
    let error = #expect(throws: NoSuchSourceLanguage.self) { try parts("de") }
    #expect(error?.sentence == "no file is in de, the source language that was given; there are en, uk")
    #expect(try parts("uk").count == 1)
  }

  /// As the run time reads them.
  @Test func tablesThatArePropertyListsAreChecked() throws {
    let report = try check([
      "en.lproj/Localizable.plist": "{ a = A; b = B; }", "uk.lproj/Localizable.plist": "{ a = A; }",
    ])
    #expect(report.findings.map(\.key) == ["b"])
    let beside = try check(["Localizable.plist": "{ a = A; b = B; }", "uk_Localizable.plist": "{ a = A; }"])
    #expect(beside.findings.map(\.key) == ["b"])
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

  /// All that are there are named.
  @Test(arguments: [(#"{"generate": {"embedd": true}}"#, "“embed”"), (#"{"rule": {}}"#, "“generate”")])
  func whatIsNoSettingIsToldWithThoseThatThereAre(_ json: String, _ name: String) throws {
    let error = #expect(throws: InvalidSettings.self) { try check([:], settings: json) }
    #expect(error?.sentence.contains(name) == true)
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
    let commands = try check(files, rules: ["placeholder"]).gitHubCommands()
    #expect(commands.count == 1)
    #expect(commands[0].hasPrefix("::error file="))
    #expect(
      commands[0].hasSuffix(
        "uk.lproj/a%2Cb%3Ac.strings,line=1,col=5,title=placeholder::“%25d” of the source text is missing"))
  }

  @Test func gitHubNamesFilesFromTheRepositoryOn() throws {
    let folder = try TemporaryFolder([
      "repo/App/en.lproj/A.strings": "a = \"%d\";", "repo/App/uk.lproj/A.strings": "a = \"x\";",
    ])
    let root = folder.url.path
    let report = CheckReport(
      try Project(root), rules: try RuleChoice(settings: ProjectSettings(), only: ["placeholder"]))
    func file(in workspace: String?) -> Substring? {
      report.gitHubCommands(workspace: workspace).first?.split { "=,".contains($0) }[1]
    }
    #expect(file(in: "\(root)/repo") == "App/uk.lproj/A.strings")
    #expect(file(in: "\(root)/repo/") == "App/uk.lproj/A.strings")
    #expect(file(in: "\(root)/rep") == "\(root)/repo/App/uk.lproj/A.strings")
    for none in [nil, "", "/nowhere"] { #expect(file(in: none) == "\(root)/repo/App/uk.lproj/A.strings") }
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "\(root)/repo")
    #expect(file(in: "\(root)/link") == "App/uk.lproj/A.strings")
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
