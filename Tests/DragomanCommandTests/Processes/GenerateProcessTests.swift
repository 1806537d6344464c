#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman generate`: every exit status and every message.
  @Suite struct GenerateProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder(["en.lproj/Localizable.strings": "title = \"Shop\"; lamps = \"%d lamps\";"])
    }

    private func generate(_ arguments: String...) async throws -> RunCommand {
      try await RunCommand(arguments: ["generate"] + arguments, in: folder.url)
    }

    private func isUsageError(_ sentence: String, _ run: RunCommand) -> Bool {
      run.status == 2 && run.output.isEmpty
        && run.error == "dragoman: error: \(sentence) (see 'dragoman generate --help')\n"
    }

    @Test func withoutAnOutputItIsPrinted() async throws {
      let run = try await generate()
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      #expect(run.output.contains("static func lamps(_ p1: Swift.Int) -> Dragoman.LocalizedText {"))
      #expect(try await generate("en.lproj/Localizable.strings").output == run.output)
    }

    @Test func aFileGetsEverything() async throws {
      let printed = try await generate(".", "--access", "public", "--flat", "--name", "Texts")
      let run = try await generate(
        ".", "--access=public", "--flat", "--name=Texts", "--output", "Generated/Texts.swift")
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(try folder.text(of: "Generated/Texts.swift") == printed.output)
      #expect(printed.output.contains("nonisolated public enum Texts {"))
    }

    @Test func aFolderGetsAFileForEachTable() async throws {
      #expect(try await generate("--output", "Generated").status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "Generated").path)
      #expect(names.sorted() == ["L10n+Localizable.swift", "L10n.swift"])
    }

    @Test func onlyTheTablesThatAreWantedAreTaken() async throws {
      try folder.add("en.lproj/InfoPlist.strings", "CFBundleName = \"Shop\";")
      #expect(try await generate().output.contains("CFBundleName"))
      #expect(!(try await generate("--tables", "Localizable").output.contains("CFBundleName")))
    }

    @Test func theSettingsOfTheProjectCount() async throws {
      try folder.add(".dragoman.json", #"{ "generate": { "access": "package", "bundle": ".main" } }"#)
      #expect(try await generate().output.contains("nonisolated package enum L10n {"))
      #expect(try await generate("--access", "public").output.contains("nonisolated public enum L10n {"))
      let chosen = try await generate(".dragoman.json", "en.lproj/Localizable.strings")
      #expect(chosen.output == (try await generate()).output)
      try folder.add(".dragoman.json", #"{ "generate": { "acces": "package" } }"#)
      let run = try await generate()
      #expect(run.status == 2)
      #expect(run.error.contains("there is no setting “acces” in “generate”"))
    }

    @Test func keysThatCollideAreNamedAndNothingIsWritten() async throws {
      try folder.add("en.lproj/Localizable.strings", "\"a b\" = \"1\";\na_b = \"2\";\n")
      try folder.add("L10n.swift", "before")
      let run = try await generate("--output", "L10n.swift")
      #expect(run.status == 2)
      #expect(
        run.error
          == """
          ./en.lproj/Localizable.strings:2:1: error: “a_b” and “a b” in ./en.lproj/Localizable.strings:1:1 would both \
          be called aB [swift-name]
          dragoman: error: nothing was written, since two keys collide; with --distinguish they get names that differ

          """.replacing("./en", with: "en"))
      #expect(try folder.text(of: "L10n.swift") == "before")
      #expect(try await generate("--output", "L10n.swift", "--distinguish").status == 0)
      #expect(try folder.text(of: "L10n.swift") != "before")
    }

    @Test func whatIsLostIsStatusOne() async throws {
      try folder.add("en.lproj/Localizable.strings", "a = ; b = \"2\";")
      let run = try await generate()
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("en.lproj/Localizable.strings:1:"))
      #expect(run.output.contains("static var b: Swift.String"))
    }

    /// What is written into the code as it is must be names.
    @Test func expressionsAreNames() async throws {
      for text in ["x; exit(0)", "f()", ".module.x", "a b", "", "Bundle.", "\"\"", "in"] {
        let run = try await generate("--bundle", text)
        let sentence = "'--bundle' must be names with dots between them, such as Bundle.main, but is '\(text)'"
        #expect(isUsageError(sentence, run))
      }
      for text in ["x; y", "class", "Swift", "_", "__L", "1a", "String"] {
        let run = try await generate("--name", text)
        let expectation = "a name in Swift that generated code does not need itself"
        #expect(isUsageError("'--name' must be \(expectation), but is '\(text)'", run))
      }
      #expect(try await generate("--bundle", "MyKit.Texts.bundle").output.contains("? = MyKit.Texts.bundle\n"))
    }

    @Test func aPathThatIsNotThereIsAFailure() async throws {
      let run = try await generate("nowhere")
      #expect(run.status == 2)
      #expect(run.error == "dragoman: error: nowhere: the file cannot be read: No such file or directory\n")
    }

    @Test func anOutputThatCannotBeWrittenIsAFailure() async throws {
      let run = try await generate("--output", "en.lproj/Localizable.strings/L10n.swift")
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("dragoman: error: cannot write en.lproj/Localizable.strings/L10n.swift: "))
    }
  }
#endif
