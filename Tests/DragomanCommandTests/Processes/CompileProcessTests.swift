#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman compile`: every exit status and what is written.
  @Suite struct CompileProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder([
        "in/en.lproj/Localizable.strings": "title = \"Shop\"; lamps = \"%d lamps\";",
        "in/uk.lproj/Localizable.strings": "title = \"Крамниця\";", "in/Localizable.strings": "root = root;",
      ])
    }

    private func compile(_ arguments: String...) async throws -> RunCommand {
      try await RunCommand(arguments: ["compile"] + arguments, in: folder.url)
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    }

    private func data(_ name: String) throws -> Data {
      try Data(contentsOf: folder.url.appending(path: "out").appending(path: name))
    }

    @Test func aFileForEachPlace() async throws {
      let run = try await compile("in", "--output", "out")
      #expect((run.status, run.output, run.error) == (0, "", ""))
      #expect(try names() == ["Root.dragoman", "en.dragoman", "uk.dragoman"])
      let text = try await RunCommand("get", "title", "--language", "uk", "--bundle", "out", in: folder.url)
      #expect(text.output == "Крамниця\n")
    }

    @Test func checkTellsWhatDiffers() async throws {
      #expect(try await compile("in", "--output", "out", "--check").status == 1)
      _ = try await compile("in", "--output", "out")
      let before = try data("en.dragoman")
      #expect(try await compile("in", "--output", "out", "--check").status == 0)
      try folder.add("in/en.lproj/Localizable.strings", "title = \"Store\";")
      try FileManager.default.removeItem(at: folder.url.appending(path: "in/uk.lproj"))
      let run = try await compile("in", "--output", "out", "--check")
      #expect(run.status == 1)
      #expect(
        run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
          == ["out/Root.dragoman", "out/en.dragoman", "out/uk.dragoman"])
      #expect(try data("en.dragoman") == before)
      #expect(try await compile("in", "--output", "out").status == 0)
      #expect(try names() == ["Root.dragoman", "en.dragoman"])
    }

    /// As a build system asks for them, which knows the files and not what is in them.
    @Test func filesOfGivenNames() async throws {
      try folder.add("in/zh_CN.lproj/Localizable.strings", "title = \"店\";")
      let run = try await compile(
        "in/en.lproj/Localizable.strings", "in/zh_CN.lproj/Localizable.strings", "in/Localizable.strings", "--output",
        "out", "--names", "en,zh_CN,Root,mul")
      #expect((run.status, run.error) == (0, ""))
      #expect(try names() == ["Root.dragoman", "en.dragoman", "mul.dragoman", "zh_CN.dragoman"])
      #expect(try data("mul.dragoman").isEmpty)
      let text = try await RunCommand("get", "title", "--language", "zh-Hans", "--bundle", "out", in: folder.url)
      #expect((text.output, text.error) == ("店\n", ""))
    }

    /// What the folder is called says the language, as it does for the files in it.
    @Test func aLanguageFolderStandsForTheFilesInIt() async throws {
      _ = try await compile("in/uk.lproj/Localizable.strings", "--output", "files")
      let files = try Data(contentsOf: folder.url.appending(path: "files/uk.dragoman"))
      for path in ["in/uk.lproj", "./in/uk.lproj/", folder.url.appending(path: "in/uk.lproj").path] {
        let run = try await compile(path, "--output", "out")
        #expect((run.status, run.error) == (0, ""))
        #expect(try names() == ["uk.dragoman"])
        #expect(try data("uk.dragoman") == files)
      }
      let inside = folder.url.appending(path: "in/uk.lproj")
      for path in [".", "Localizable.strings"] {
        #expect(try await RunCommand("compile", path, "--output", "../../out", in: inside).status == 0)
        #expect(try names() == ["uk.dragoman"])
      }
      #expect(try await compile("in/en.lproj", "in/uk.lproj/", "in/Localizable.strings", "--output", "out").status == 0)
      #expect(try names() == ["Root.dragoman", "en.dragoman", "uk.dragoman"])
      #expect(try await compile("in/uk.lproj", "in/uk.lproj/Localizable.strings", "--output", "out").status == 0)
    }

    /// Nothing that was named is lost without a word.
    @Test func pathsThatMakeNoBundleAreAFailure() async throws {
      let run = try await compile("in", "in/en.lproj", "--output", "out")
      #expect(run.status == 2)
      #expect(
        run.error == "dragoman: error: in: a folder is compiled alone; beside others only files and .lproj folders can "
          + "be named\n")
      try folder.add("kit/en.lproj/Localizable.strings", "title = \"Kit\";")
      let files = try await compile("in/en.lproj", "kit/en.lproj/Localizable.strings", "--output", "out")
      #expect(files.status == 2)
      #expect(
        files.error == "dragoman: error: in/en.lproj/Localizable.strings and kit/en.lproj/Localizable.strings would be "
          + "one file of the bundle; compile them into two folders\n")
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
    }

    @Test func noNameAtAllIsAUsageError() async throws {
      let run = try await compile("in", "--output", "out", "--names", "")
      #expect(run.status == 2)
      #expect(run.error.contains("'--names' must be a list separated by commas with something in it, but is ''"))
    }

    @Test func whatIsLostIsTold() async throws {
      try folder.add("in/uk.lproj/Localizable.strings", "title = \"Крамниця\"; lamps")
      let run = try await compile("in", "--output", "out")
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("in/uk.lproj/Localizable.strings:1:"))
      #expect(try names().count == 3)
    }

    @Test func nothingThatSomebodyHasWrittenIsReplaced() async throws {
      try folder.add("out/en.dragoman", "mine")
      let run = try await compile("in", "--output", "out")
      #expect(run.status == 2)
      #expect(run.error.contains("cannot write out/en.dragoman: the file that is there was not generated"))
      #expect(try names() == ["en.dragoman"])
    }

    @Test func whatCannotBeDone() async throws {
      #expect(try await compile("nowhere", "--output", "out").status == 2)
      #expect(try await compile("in").error.contains("--output"))
      try folder.add("empty/readme.txt", "")
      #expect(try await compile("empty", "--output", "out").error.contains("there are no translations"))
    }
  }
#endif
