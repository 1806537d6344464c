#if os(Linux)  // Where the other code of the documentation is compiled.
  import Foundation
  import TestResources
  import Testing

  /// Executes the tables of messages: what they say that a call shows, it shows.
  @Suite struct MessageTableTests {
    @Test func messagesAreShownAsThePagesSay() async throws {
      let messages = Page.all.flatMap(\.messages)
      let folder = try TemporaryFolder(["main.swift": program(messages)])
      let context = Folders.fixtures.appending(path: "documentation/Context.swift")
      let run = try await SwiftCompiler.run(
        [folder.url.appending(path: "main.swift"), context],
        with: ["Dragoman", "DragomanFormats", "DragomanLocaleData"])
      try #require(run.status == 0, "\(run.output)\(run.error)")
      let shown = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try #require(shown.count == messages.count + 1)
      for (message, shown) in zip(messages, shown) { #expect(shown == message.isShown, "\(message)") }
    }

    @Test(arguments: ["README.md", "Sources/Dragoman/Dragoman.docc/Articles/MessagesAndPlurals.md"])
    func pagesShowMessages(path: String) throws {
      #expect(try Page(path: path).messages.count > 4)
    }

    /// Each message is the text of one key, beside those of the app that the pages speak of.
    private func program(_ messages: [ShownMessage]) -> String {
      let calls = messages.map { "use(\($0.text.debugDescription))\nprint(\($0.call))\n" }
      return """
        import Dragoman
        import Foundation

        func use(_ text: String) {
          var configuration = Localizer.Configuration()
          configuration.numberLocale = .language
          let texts = TranslationSource.directory(URL(filePath: \(FixtureApp.resources.path.debugDescription)))
          Localizer.main = Localizer(
            sources: [.dictionary(["en": ["k": text]]), texts], defaultLanguage: "en",
            selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]), configuration: configuration)
        }

        \(calls.joined())
        """
    }
  }

  /// A row: a text, a call, and what it shows in English.
  private struct ShownMessage: CustomStringConvertible {
    let page: String
    let line: Int
    let text: String
    let call: String
    let isShown: String

    var description: String { "\(page):\(line): \(call)" }
  }

  extension Page {
    /// The rows of tables of messages in which what is shown is code; behind it may stand why.
    fileprivate var messages: [ShownMessage] {
      tables.filter { $0.first?.text(ofCell: 2).hasPrefix("is shown") == true }.flatMap { $0.dropFirst() }
        .filter { $0.text(ofCell: 2).hasPrefix("`") }.flatMap { messages(in: $0) }
    }

    private func messages(in row: Row) -> [ShownMessage] {
      row.code(ofCell: 1).map { call in
        ShownMessage(
          page: path, line: row.line, text: row.code(ofCell: 0).first ?? "", call: call,
          isShown: row.code(ofCell: 2).first ?? "")
      }
    }
  }
#endif
