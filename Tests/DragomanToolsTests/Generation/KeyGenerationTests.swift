import Dragoman
@testable import DragomanTools
import Foundation
import TestResources
import Testing

@Suite struct KeyGenerationTests {
  private func generate(
    _ files: [String: String], _ edit: (inout GenerationOptions) -> Void = { _ in }
  ) throws -> KeyGeneration {
    let folder = try TemporaryFolder(files)
    var options = GenerationOptions()
    edit(&options)
    return try KeyGeneration([try Project(folder.url.path)], options: options)
  }

  private func isSame(_ first: [String: String], _ second: [String: String]) throws -> Bool {
    try generate(first).file == generate(second).file
  }

  // MARK: Collisions

  private let colliding = ["en.lproj/Localizable.strings": "\"a b\" = \"1\";\n\"a_b\" = \"2\";\n"]

  @Test func keysThatCollideAreAnErrorThatNamesBoth() throws {
    let folder = try TemporaryFolder(colliding)
    let failure = #expect(throws: CollidingKeys.self) {
      try KeyGeneration([try Project(folder.url.path)], options: GenerationOptions())
    }
    let file = folder.url.path + "/en.lproj/Localizable.strings"
    #expect(
      failure?.pairs.map(\.description) == [
        "\(file):2:1: error: “a_b” and “a b” in \(file):1:1 would both be called aB [swift-name]"
      ])
    #expect(
      failure?.sentence
        == "nothing was written, since two keys collide; with --distinguish they get names that differ")
  }

  @Test func keysOfTwoTablesThatCollideAreNamedWithTheirTables() throws {
    let failure = #expect(throws: CollidingKeys.self) {
      try generate(["en.lproj/Localizable.strings": "errors.k = 1;", "en.lproj/Errors.strings": "k = 2;"])
    }
    let sentence = try #require(failure?.pairs.first?.description)
    #expect(sentence.contains(": error: “errors.k” of the table “Localizable” and “k” of the table “Errors” in "))
  }

  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}", "U+0065 U+0301 against U+00E9"), ("\u{C5}", "\u{212B}", "U+212B against U+00C5"),
    ("title", "title\u{200B}", "U+200B against nothing"),
  ])
  func keysThatLookAlikeAreToldByTheirCodePoints(_ first: String, _ second: String, _ points: String) throws {
    let failure = #expect(throws: CollidingKeys.self) {
      try generate(["en.lproj/Localizable.strings": "\"\(first)\" = 1; \"\(second)\" = 2;"]) { $0.style = .flat }
    }
    let sentence = try #require(failure?.pairs.first?.description)
    #expect(sentence.hasSuffix("; they differ in \(points) [swift-name]"), "\(sentence)")
  }

  @Test func keysThatCollideCanBeDistinguished() throws {
    let code = try generate(colliding) { $0.distinguishesKeys = true }.file.text
    let names = code.matches(of: /static var (aB_[0-9a-f]{8}): Swift.String/).map { String($0.1) }
    #expect(Set(names).count == 2)
  }

  /// The names of their folders are one name in Swift.
  @Test func keysOfBundlesThatAreCalledAlikeCanBeDistinguished() throws {
    let code = try generate([
      "a b/en.lproj/Localizable.strings": "title = \"1\";", "a-b/en.lproj/Localizable.strings": "title = \"2\";",
    ]) { $0.distinguishesKeys = true }.file.text
    let names = code.matches(of: /static var (title_[0-9a-f]{8}): Swift.String/).map { String($0.1) }
    #expect(Set(names).count == 2)
  }

  @Test func resourcesThatCollideCanBeDistinguished() throws {
    let names = [
      "flag10.png", "Flag10.png", "flag10_\(StableHash.of("flag10")).png", "\u{E9}.png", "e\u{301}.png",
      "\(Noncharacter.first).png",
    ]
    var files = Dictionary(names.map { (Array(("en.lproj/" + $0).utf8), "") }) { $1 }
    files[Array("en.lproj/Localizable.strings".utf8)] = "a = \"1\";"
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.add(String(decoding: name, as: UTF8.self), text) }
    let project = try Project(folder.url.path)
    var options = GenerationOptions()
    #expect(throws: CollidingKeys.self) { try KeyGeneration([project], options: options) }
    options.distinguishesKeys = true
    let code = try KeyGeneration([project], options: options).file.text
    let cases = code.matches(of: /[ ]{6}case (\w+)\n/).map { String($0.1) }
    // A disk of Apple's takes some of these names for one.
    #if os(Linux)
      #expect(cases.count == names.count)
    #endif
    #expect(Set(cases).count == cases.count)
  }

  @Test func oneFolderTwiceIsOnce() throws {
    let folder = try TemporaryFolder(["p/en.lproj/Localizable.strings": "a = \"1\";"])
    let paths = ["/p", "/p/", "", "/p/en.lproj/Localizable.strings"].map { folder.url.path + $0 }
    let once = try KeyGeneration(try Project.all(at: [paths[0]], knownRules: []), options: GenerationOptions())
    let more = try KeyGeneration(try Project.all(at: paths, knownRules: []), options: GenerationOptions())
    #expect(more.file == once.file)
  }

  // MARK: Modules

  private let package = [
    "Package.swift": """
    let package = Package(name: "Shop", targets: [
      .executableTarget(name: "App", dependencies: [.target(name: "Shop-Kit")]), .target(name: "Shop-Kit"),
      .target(name: "Else", path: "Sources/Elsewhere"),
    ])
    """,
    "Sources/App/Resources/en.lproj/Localizable.strings": "a = \"1\";",
    "Sources/Shop-Kit/Resources/en.lproj/Kit.strings": "b = \"2\";",
    "Sources/Elsewhere/Resources/en.lproj/Else.strings": "c = \"3\";",
  ]

  /// The modules that the code for a package names, where it stands in a file.
  private func modules(_ files: [String: String], in output: String?) throws -> [String] {
    let folder = try TemporaryFolder(files)
    var options = GenerationOptions()
    options.output = output.map { folder.url.path + "/" + $0 }
    let code = try KeyGeneration([try Project(folder.url.path)], options: options).file.text
    return code.matches(of: /ofModule: ([^,]+), near: Anchor.self/).map { String($0.1) }
  }

  @Test func textsAreLookedUpInTheModuleThatTheyBelongTo() throws {
    // Of which target a folder is that is called otherwise is not known.
    #expect(try modules(package, in: "Sources/App/L10n.swift") == ["#fileID", "\"Shop_Kit\""])
    #expect(try modules(package, in: "Sources/Shop-Kit/Generated") == ["\"App\"", "#fileID"])
    // Nobody says where the code will stand.
    #expect(try modules(package, in: nil) == ["\"App\"", "#fileID", "\"Shop_Kit\""])
  }

  @Test func theModuleOfOneTargetIsTheCodesOwn() throws {
    let files = package.filter { !$0.key.contains("Kit") && !$0.key.contains("Elsewhere") }
    #expect(try modules(files, in: "Sources/App/L10n.swift") == ["#fileID"])
    #expect(try modules(files, in: nil) == ["#fileID"])
    // What a build writes belongs to the target whose resources it names.
    #expect(try modules(files, in: ".build/plugins/LocalizedKeys.swift") == ["#fileID"])
    // An app beside the package.
    #expect(try modules(files, in: "../L10n.swift") == ["\"App\""])
  }

  // MARK: Documentation

  @Test func commentsToThisProgramAreNotShown() throws {
    let code = try generate([
      "en.lproj/Localizable.strings": "/* dragoman:disable outer-space\nA title. */ a = \"1\";"
    ]).file.text
    #expect(code.contains("  /// 1\n  ///\n  /// A title.\n"))
    #expect(!code.contains("dragoman:disable"))
  }

  // MARK: Tables

  @Test func oneKeyInTwoTablesCollidesOnOneLevelOnly() throws {
    let files = ["en.lproj/Localizable.strings": "title = \"1\";", "en.lproj/Errors.strings": "title = \"2\";"]
    #expect(try generate(files).file.text.contains("public enum Errors") == false)
    #expect(throws: CollidingKeys.self) { try generate(files) { $0.style = .flat } }
  }

  // MARK: What the code depends on

  @Test func theOrderOfKeysChangesNothing() throws {
    #expect(
      try isSame(
        ["en.lproj/Localizable.strings": "a = \"1\"; b.c = \"2\"; b.d = \"3\";"],
        ["en.lproj/Localizable.strings": "b.d = \"3\"; a = \"1\"; b.c = \"2\";"]))
  }

  @Test func otherLanguagesChangeOnlyTheListOfThem() throws {
    let code = try generate([
      "en.lproj/Localizable.strings": "a = \"1\";", "uk.lproj/Localizable.strings": "a = \"%d\"; b = \"2\";",
    ]).file.text
    #expect(code.contains("static var a: Swift.String"))
    #expect(!code.contains("\"b\""))
    #expect(code.contains(#"languages: [Dragoman.Language] = ["en", "uk"]"#))
  }

  @Test func aTableWithoutTheSourceLanguageIsTakenFromAnother() throws {
    let code = try generate([
      "en.lproj/Localizable.strings": "a = \"1\";", "uk.lproj/Errors.strings": "b = \"2\";",
    ]).file.text
    #expect(code.contains(#"__L10n_b.string(in: __L10n.textsOfBundle, table: "Errors")"#))
  }

  @Test func bundlesWithTablesOfOneNameHaveTypes() throws {
    let code = try generate([
      "App/Resources/en.lproj/Localizable.strings": "a = \"1\";",
      "Kit/Resources/en.lproj/Localizable.strings": "a = \"2\";",
      "Kit/Resources/en.lproj/Errors.strings": "b = \"2\";",
    ]) { $0.bundles = ["Kit/Resources=MyKit.resources"].compactMap(BundleChoice.init) }.file.text
    #expect(code.contains("enum AppResources"))
    #expect(code.contains("enum KitResources"))
    #expect(code.contains("static let bundle2: Foundation.Bundle? = MyKit.resources"))
    #expect(code.contains(#"__L10n_b.string(in: __L10n.textsOfBundle2, table: "Errors")"#))
  }

  /// As the plugin hands them over, whatever folders they lie in.
  @Test func chosenFilesSayTheirLanguageAndSettings() throws {
    let folder = try TemporaryFolder([
      ".build/checkouts/Kit/Package.swift": "let package = Package(name: \"Kit\", defaultLocalization: \"uk\")",
      ".build/checkouts/Kit/.dragoman.json": #"{ "exclude": ["Old"], "generate": { "access": "public" } }"#,
      ".build/checkouts/Kit/Sources/uk.lproj/Localizable.strings": "a = \"1\"; b = \"2\";",
      ".build/checkouts/Kit/Sources/en.lproj/Localizable.strings": "a = \"1\";",
      ".build/checkouts/Kit/Old/uk.lproj/Localizable.strings": "c = \"3\";",
    ])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).map { "\(folder.url.path)/\($0)" }
    let files = paths.filter { !URL(filePath: $0).pathExtension.isEmpty || $0.hasSuffix(".json") }
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: $0)) == nil }
    let project = try #require(try Project.all(at: files, knownRules: []).first)
    #expect(project.settings.generation.access == .public)
    let code = try KeyGeneration([project], options: project.settings.generation).file.text
    #expect(code.contains("public static var b: Swift.String"))
    #expect(!code.contains("public static var c: Swift.String"))
  }

  @Test func aFolderWithoutTranslationsIsAnError() throws {
    #expect(throws: NoTranslations.self) { try generate(["a.txt": ""]) }
  }

  @Test func whatIsLostInADamagedFileIsTold() throws {
    let generation = try generate(["en.lproj/Localizable.strings": "a = \"1\"; b = ; c = \"3\";"])
    #expect(generation.lostContent)
    #expect(generation.file.text.contains("static var c: Swift.String"))
  }

  // MARK: Files of tables

  @Test func tablesThatShareATypeExtendIt() throws {
    let files = try generate([
      "en.lproj/Localizable.strings": "errors.network = \"1\"; title = \"2\";",
      "en.lproj/Errors.strings": "disk = \"3\";",
    ]).files
    #expect(files.map(\.name) == ["L10n.swift", "L10n+Errors.swift", "L10n+Localizable.swift"])
    #expect(files[0].text.contains("  internal enum Errors {\n  }\n"))
    #expect(files[1].text.contains("nonisolated extension L10n.Errors {\n  /// 3\n"))
    #expect(files[2].text.contains("nonisolated extension Dragoman.LocalizedText.Errors {\n  /// 1\n"))
  }

  /// Neither leads anywhere else, nor can two be one file where case does not count.
  @Test func namesOfFilesAreHarmless() throws {
    let files = try generate([
      "en.lproj/..strings": "a = \"1\";", "en.lproj/a;rm -rf ~.strings": "b = \"1\";",
      "en.lproj/Main.strings": "c = \"1\";", "en.lproj/MAIN.strings": "d = \"1\";",
    ]).files
    for file in files { #expect(file.name.wholeMatch(of: /L10n(\+[A-Za-z0-9_]+)?\.swift/) != nil, "\(file.name)") }
    #expect(Set(files.map { $0.name.lowercased() }).count == files.count)
  }
}
