#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// A program and the kits that it imports have keys of the same names, and each has its own way to each of them.
  @Suite(.serialized) struct SharedKeysTests {
    private let folder: TemporaryFolder

    init() throws {
      let texts = #""title" = "x"; "menu.title" = "x"; "menu.count" = "%d"; "l10n.title" = "x";"#
      folder = try TemporaryFolder([
        "en.lproj/Localizable.strings": texts,
        // A kit's own code says its keys as that of a program does, and shows others what it likes.
        "nested.swift": """
        import Dragoman
        let texts: [LocalizedText?] = [.title, .Menu.title, .Menu.count(3), .L10n.title, "\\(.Menu.title)"]
        let strings = [L10n.title, L10n.Menu.title, L10n.Menu.count(3), L10n.L10n.title]
        """,
        "flat.swift": """
        import Dragoman
        let texts: [LocalizedText?] = [.title, .menu_title, .menu_count(3), .l10n_title, "\\(.menu_title)"]
        let strings = [L10n.title, L10n.menu_title, L10n.menu_count(3), L10n.l10n_title]
        """,
        "named.swift":
          "import Dragoman\nlet source: TranslationSource = .kitTexts\nlet text: LocalizedText = .Menu.title\n",
      ])
    }

    private func generate(_ name: String, _ options: [String]) async throws -> URL {
      let file = folder.url.appending(path: name)
      let run = try await RunCommand(
        arguments: ["generate", "en.lproj", "--output", file.path] + options, in: folder.url)
      try #require(run.status == 0, "\(run.error)")
      return file
    }

    /// Makes a kit of the keys, and of code of its own.
    private func makeKit(
      _ name: String, _ options: [String], _ code: String, access: String = "public"
    ) async throws {
      let files = [try await generate("\(name).swift", options + ["--access", access]), url(code)]
      #expect(try await SwiftCompiler.makeModule(name, of: files, in: folder.url, ["-package-name", "app"]) == "")
    }

    private func url(_ file: String) -> URL { folder.url.appending(path: file) }

    private func complaints(_ files: [URL]) async throws -> String {
      try await SwiftCompiler.complaints(
        files,
        [
          "-warnings-as-errors", "-I", folder.url.path, "-module-name", "App", "-package-name", "app",
          "-parse-as-library",
        ])
    }

    @Test(arguments: [[], ["--embed"], ["--flat"], ["--flat", "--embed"]])
    func keysOfKitsTakeNothingFromAProgram(options: [String]) async throws {
      let code = options.contains("--flat") ? "flat.swift" : "nested.swift"
      try await makeKit("KitA", options, code)
      try await makeKit("KitB", options, code, access: "package")
      let title = options.contains("--flat") ? "menu_title" : "Menu.title"
      try folder.add(
        "Calls.swift",
        """
        import Dragoman
        import KitA
        import KitB
        let textsOfKits: [LocalizedText?] = [KitA.L10n.LocalizedTexts.title, KitB.L10n.LocalizedTexts.\(title)]
        let stringsOfKits: [String] = [KitA.L10n.title, KitB.L10n.\(title)]
        extension LocalizedText { typealias Kit = KitB.L10n.LocalizedTexts }
        let text: LocalizedText = .Kit.\(title)
        """)
      #expect(try await complaints([url("Calls.swift")]) == "")
      let keys = try await generate("App.swift", options)
      try folder.add("Own.swift", "import KitA\nimport KitB\n" + String(contentsOf: url(code), encoding: .utf8))
      #expect(try await complaints([keys, url("Calls.swift"), url("Own.swift")]) == "")
    }

    @Test func sourcesOfKitsGoBesideThatOfAProgram() async throws {
      try await makeKit("KitA", ["--embed"], "nested.swift")
      try await makeKit("KitB", ["--embed", "--name", "KitTexts"], "named.swift")
      try folder.add(
        "Sources.swift",
        """
        import Dragoman
        import KitA
        import KitB
        let localizer = Localizer(sources: [.l10n, KitA.L10n.translationSource, KitTexts.translationSource])
        let text = KitTexts.LocalizedTexts.Menu.title
        """)
      #expect(try await complaints([try await generate("App.swift", ["--embed"]), url("Sources.swift")]) == "")
    }
  }
#endif
