#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// Generated code is compiled, by the compiler that built the tests and against the modules beside them.
  @Suite(.serialized) struct GeneratedCodeTests {
    /// What the compiler says of some files, in the language mode of Swift 6 and with warnings as errors.
    private func complaints(_ files: [URL], _ options: [String] = []) async throws -> String {
      try await SwiftCompiler.complaints(files, ["-warnings-as-errors"] + options)
    }

    private func generate(_ arguments: String..., to folder: TemporaryFolder) async throws -> URL {
      let file = folder.url.appending(path: "Generated-\(UUID().uuidString).swift")
      let run = try await RunCommand(
        arguments: ["generate"] + arguments + ["--output", file.path], seconds: 300)
      #expect(run.status < 2, "\(run.error)")
      return file
    }

    /// Every key of the source languages of all projects, in one file.
    @Test(.needsCorpus) func everyKeyOfTheCorpusCompiles() async throws {
      let folder = try TemporaryFolder()
      let file = try await generate(Folders.corpus.path, "--distinguish", "--access", "public", to: folder)
      #expect(try String(contentsOf: file, encoding: .utf8).count { $0 == "\n" } > 50_000)
      #expect(try await complaints([file]) == "")
    }

    @Test(arguments: ["nested", "flat", "plurals", "catalog", "resources", "embedded", "public"])
    func fixturesCompileInEveryKindOfModule(name: String) async throws {
      let fixture = Folders.fixtures.appending(path: "generate/\(name)")
      let several = Folders.files(under: fixture.appending(path: "expected"), withExtension: "swift")
      let files = several.isEmpty ? [fixture.appending(path: "expected.swift")] : several
      #expect(try await complaints(files) == "")
      #expect(try await complaints(files, ["-default-isolation", "MainActor", "-D", "SWIFT_PACKAGE"]) == "")
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      let options = features.flatMap { ["-enable-upcoming-feature", $0] }
      #expect(try await complaints(files, options) == "")
    }

    /// No file lies beside the program.
    @Test func embeddedTextsAreShown() async throws {
      let folder = try TemporaryFolder([
        "main.swift": """
        import Dragoman
        let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
        Localizer.main = Localizer(sources: [.l10n], selection: selection)
        for language in ["en", "uk", "en"] as [Language] {
          try Localizer.main.select(language)
          print(L10n.title, L10n.greeting("Anna"), L10n.Cart.items(count: 3), L10n.Errors.full, L10n.Only.english)
          let text: LocalizedText = .Cart.items(count: 21)
          print(text.string)
        }
        """
      ])
      let fixture = Folders.fixtures.appending(path: "generate/embedded/expected.swift")
      let run = try await SwiftCompiler.run(
        [folder.url.appending(path: "main.swift"), fixture],
        with: ["Dragoman", "DragomanFormats", "DragomanLocaleData"])
      let english = "A \"shop\"\nof things Hello, Anna! 3 items The cart is full Only here\n21 items\n"
      let ukrainian = "Крамниця Привіт, Anna! 3 товари The cart is full Only here\n21 товар\n"
      #expect(run.output == english + ukrainian + english)
      #expect(run.status == 0, "\(run.error)")
    }

    @Test func tablesInFilesOfTheirOwnCompile() async throws {
      let folder = try TemporaryFolder([
        "Bundle.swift": """
        import Foundation
        extension Bundle { static var texts: Bundle { .main } }
        """
      ])
      let expected = Folders.fixtures.appending(path: "generate/tables/expected")
      let files = Folders.files(under: expected, withExtension: "swift")
      #expect(try await complaints(files + [folder.url.appending(path: "Bundle.swift")], ["-package-name", "p"]) == "")
    }

    /// The calls that ACLocalized's generator was used with.
    @Test func formerCallsCompileOnOneLevel() async throws {
      let folder = try TemporaryFolder([
        "Calls.swift": """
        import Dragoman
        func calls() -> [LocalizedText] {
          let title: LocalizedText? = .item_title()
          let depth: LocalizedText = .item_depth(3)
          let both: LocalizedText = .item_title() + " " + .item_depth(3)
          let inside: LocalizedText = "\\(LocalizedText.item_title()) #\\(3)"
          return [title, depth, both, inside, .item_title, .key("item_title"), .list([.item_title()])].compactMap { $0 }
        }
        let string: String = L10n.item_title + L10n.item_depth(3)
        """
      ])
      let fixture = Folders.fixtures.appending(path: "generate/flat/expected.swift")
      #expect(try await complaints([fixture, folder.url.appending(path: "Calls.swift")], ["-parse-as-library"]) == "")
    }

    /// What no literal can say, types in types, and files whose names differ in nothing that is seen.
    @Test func strangeFilesCompile() async throws {
      let deep = (0..<300).map { "part\($0)" }.joined(separator: ".")
      let (first, last) = (Noncharacter.first, Noncharacter.last)
      let folder = try TemporaryFolder([
        "en.lproj/Localizable.strings":
          "\"a\(first)\" = \"\(first) $(b\(last))\"; \"\(deep)\" = \"%d\"; u = \"%u %lu\";",
        "en.lproj/\(first).strings": "b = \"1\";", "en.lproj/\(last).png": "", "en.lproj/init.png": "",
        "en.lproj/\(last).html": "", "en.lproj/flags/uk.png": "",
      ])
      for name in ["e\u{301}.txt", "\u{E9}.txt"] { try folder.add("en.lproj/" + name, "") }
      let file = try await generate(folder.url.path, "--distinguish", "--access=public", to: folder)
      #expect(try await complaints([file]) == "")
      try folder.add("Calls.swift", "import Dragoman\nlet text = L10n.u(.max, .max)\n")
      let calls = folder.url.appending(path: "Calls.swift")
      #expect(try await complaints([file, calls], ["-parse-as-library"]) == "")
    }

    /// Keys of which a name keeps only a part, and keys and tables that Unicode normalization makes one.
    @Test func namesThatAreLikeOthersCompile() async throws {
      let folder = try TemporaryFolder([
        "en.lproj/Localizable.strings": """
        "emoji" = "1"; "emoji.🎉" = "2"; "emoji.🎉.🎊" = "3"; "🎉" = "4"; "a.(" = "5"; "a" = "6"; "a.b" = "7";
        "caf\u{E9}.a" = "8"; "cafe\u{301}.b" = "9"; "cafe\u{301}.a" = "10"; "\u{212B}.a" = "11"; "\u{C5}.b" = "12";
        """,
        "en.lproj/Errors.strings": "\"cafe\u{301}.z\" = \"1\";", "en.lproj/Caf\u{E9}.strings": "z = \"2\";",
      ])
      for option in ["--access=public", "--flat", "--embed"] {
        let run = try await RunCommand("generate", folder.url.path, option)
        #expect(run.status == 2)
        #expect(run.error.contains("“emoji.🎉” and “emoji” in "))
        let file = try await generate(folder.url.path, option, "--distinguish", to: folder)
        #expect(try await complaints([file]) == "")
      }
      let parts = folder.url.appending(path: "parts")
      let run = try await RunCommand("generate", folder.url.path, "--distinguish", "--output", parts.path)
      #expect(run.status == 0)
      #expect(try await complaints(Folders.files(under: parts, withExtension: "swift")) == "")
    }

    /// Keys that are called as types of the library, as keywords, or as what generated code itself refers to.
    @Test(arguments: ["--access=public", "--flat"]) func namesOfOthersCompile(option: String) async throws {
      let words = """
        Swift Dragoman Foundation String Int Double Bundle Localizer LocalizedText Language MessageArgument
        L10n __L10n self Self Type Protocol Any init deinit subscript class static var let func in inout is as
        nil true super throws await async some none key list verbatim languages AppLanguage Resources
        StringInterpolation StringLiteralType ExtendedGraphemeClusterLiteralType UnicodeScalarLiteralType
        string description hashValue attributes numbers Content callAsFunction MessageValue Anchor bundle _ __
        where default operator import actor macro any each package nonisolated isolated consuming borrowing
        Sendable Optional Array Character Unicode Never Void Error
        """.split { $0.isWhitespace }
      let entries = words.map { word in
        "\"\(word)\" = \"x\"; \"\(word).\(word)\" = \"%d $(\(word))\"; \"deep.\(word).a\" = \"%d %@\";\n"
      }
      let folder = try TemporaryFolder(["en.lproj/Localizable.strings": entries.joined()])
      let file = try await generate(folder.url.path, option, "--distinguish", to: folder)
      #expect(try await complaints([file]) == "")
      #expect(try await complaints([file], ["-D", "SWIFT_PACKAGE", "-default-isolation", "MainActor"]) == "")
    }
  }
#endif
