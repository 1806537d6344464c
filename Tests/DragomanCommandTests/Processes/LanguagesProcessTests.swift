#if os(macOS) || os(Linux)
  import Foundation
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
      let place = folder.url.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "Localizable.strings"))
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

    @Test func lossIsStatusOne() async throws {
      try add("en", "\"a\" = \"x\";\n\"b\" = ;\n")
      let run = try await RunCommand("languages", "--json", in: folder.url)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("./en.lproj/Localizable.strings:2:"))
    }

    @Test func missingFolderIsStatusTwo() async throws {
      let run = try await RunCommand("languages", "--bundle", "nowhere", in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error == "dragoman: error: nowhere: the file cannot be read: No such file or directory\n")
    }
  }
#endif
