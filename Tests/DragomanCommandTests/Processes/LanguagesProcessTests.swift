#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman languages`; what is counted is a matter of the library's tests.
  @Suite struct LanguagesProcessTests {
    private struct Row: Decodable, Equatable {
      let tag, ownName, englishName, direction: String
      let keys: Int
      let translated: Double
    }

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func add(_ language: String, _ text: String) throws {
      try folder.add("\(language).lproj/Localizable.strings", text)
    }

    @Test func languagesAreListed() async throws {
      try add("en", "\"a\" = \"x\";\n\"b\" = \"y\";\n")
      try add("ar", "\"a\" = \"س\";\n")
      let run = try await RunCommand("languages", "--json", "--bundle", folder.url.path)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
      #expect(
        rows == [
          Row(tag: "ar", ownName: "العربية", englishName: "Arabic", direction: "rtl", keys: 1, translated: 0.5),
          Row(tag: "en", ownName: "English", englishName: "English", direction: "ltr", keys: 2, translated: 1),
        ])
      let table = try await RunCommand("languages", in: folder.url)
      #expect(table.output.split(separator: "\n").map { $0.prefix(3) } == ["Tag", "ar ", "en "])
    }

    @Test func aLanguageFolderIsOfTheLanguageThatItIsCalled() async throws {
      try add("en", "\"a\" = \"x\";\n\"b\" = \"y\";\n")
      try add("uk", "\"a\" = \"y\";\n")
      let run = try await RunCommand("languages", "--json", "--bundle", "uk.lproj", in: folder.url)
      #expect(run.status == 0)
      #expect(try JSONDecoder().decode([Row].self, from: Data(run.output.utf8)).map(\.tag) == ["uk"])
    }

    @Test func lossIsStatusOne() async throws {
      try add("en", "\"a\" = \"x\";\n\"b\" = ;\n")
      let run = try await RunCommand("languages", "--json", in: folder.url)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("en.lproj/Localizable.strings:2:"))
    }

    @Test func missingFolderIsStatusTwo() async throws {
      let run = try await RunCommand("languages", "--bundle", "nowhere", in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error == "dragoman: error: nowhere: the file cannot be read: No such file or directory\n")
    }

    @Test func folderWithoutTranslationsIsStatusTwo() async throws {
      try folder.add("picture.png", "")
      for subcommand in [["languages"], ["get", "k"]] {
        let run = try await RunCommand(arguments: subcommand, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
          run.error
            == "dragoman: error: .: there are no translations: no .lproj folder with a table, no .xcstrings file\n")
      }
    }

    /// A program can read those; what is counted here are texts.
    @Test func folderWithCompiledCatalogsAloneSaysSo() async throws {
      try add("en", "\"a\" = \"x\";\n")
      try add("uk", "\"a\" = \"y\";\n")
      #expect(try await RunCommand("compile", ".", "--output", "out", in: folder.url).status == 0)
      for arguments in [["languages", "--bundle"], ["stats"], ["check"], ["generate"], ["compile", "-o", "o"]] {
        let run = try await RunCommand(arguments: arguments + ["out"], in: folder.url)
        #expect(run.status == 2)
        #expect(
          run.error
            == "dragoman: error: out: there are only compiled catalogs, en.dragoman and 1 more, and what is read "
            + "here are texts: .lproj folders with tables, .xcstrings files\n")
      }
      #expect(try await RunCommand("get", "a", "--bundle", "out", in: folder.url).output == "x\n")
    }

    @Test func folderWithADamagedCatalogAloneSaysWhatIsWrongWithIt() async throws {
      try folder.add("Localizable.xcstrings", "{ broken")
      for subcommand in [["languages"], ["get", "k"]] {
        let run = try await RunCommand(arguments: subcommand, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let start = "dragoman: error: .: there are no translations that can be read: Localizable.xcstrings:1:3: error: "
        #expect(run.error.hasPrefix(start))
        #expect(run.error.hasSuffix(" (and 1 more)\n"))
      }
    }

    @Test func unreadableTableIsStatusOneAndTheRestIsListed() async throws {
      try add("en", "\"a\" = \"x\";\n")
      try add("uk", "\"a\" = \"y\";\n")
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "uk.lproj/Errors.strings"), withIntermediateDirectories: true)
      let run = try await RunCommand("languages", "--json", in: folder.url)
      #expect(run.status == 1)
      #expect(try JSONDecoder().decode([Row].self, from: Data(run.output.utf8)).map(\.keys) == [1, 1])
      #expect(
        run.error
          == "uk.lproj/Errors.strings: error: the file cannot be read: Is a directory [unreadable-file]\n")
    }
  }
#endif
