#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman dump`; what is read from files is a matter of the library's tests.
  @Suite struct DumpProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func dump(_ name: String, containing text: String) async throws -> RunCommand {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
      return try await RunCommand("dump", name, in: folder.url)
    }

    @Test func wholeFileIsPrinted() async throws {
      let run = try await dump("a.strings", containing: "\"b\" = \"Б\";\n\"a\" = \"x\";\n")
      #expect(run.status == 0)
      let object = try JSONDecoder().decode([String: String].self, from: Data(run.output.utf8))
      #expect(object == ["a": "x", "b": "Б"])
      #expect(run.output.contains("Б"))
      #expect(run.error.isEmpty)
    }

    @Test func lossIsStatusOneWithItsPlace() async throws {
      let run = try await dump("a.strings", containing: "\"a\" = \"x\"\n\"b\" = ;\n\"c\" = \"y\";\n")
      #expect(run.status == 1)
      #expect(run.output.contains("\"c\""))
      let lines = run.error.split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(line.wholeMatch(of: /a\.strings:[0-9]+:[0-9]+: (error|warning): .+ \[[a-z-]+\]/) != nil)
      }
    }

    @Test func duplicateIsAWarning() async throws {
      let run = try await dump("a.strings", containing: "\"a\" = \"x\";\n\"a\" = \"y\";\n")
      #expect(run.status == 0)
      #expect(run.error.hasPrefix("a.strings:2:1: warning: "))
    }

    @Test func unreadableFileIsStatusTwo() async throws {
      let run = try await RunCommand("dump", "nowhere.strings", in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.error == "dragoman: error: nowhere.strings: the file cannot be read: No such file or directory\n")
    }

    @Test func unknownKindIsStatusTwo() async throws {
      let run = try await dump("a.txt", containing: "")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.error
          == "dragoman: error: a.txt: the file is of no kind that is read here, which are .strings, .stringsdict, "
          + ".xcstrings and .plist\n")
    }
  }
#endif
