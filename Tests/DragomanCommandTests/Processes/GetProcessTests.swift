#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman get`: every exit status and every message.
  @Suite struct GetProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder([
        "en.lproj/Localizable.strings": """
        title = "Shop"; hello = "Hello, $(name)"; lamps = "%1$@ has %2$d lamps"; only = "Only here"; price = "%@";
        """,
        "uk.lproj/Localizable.strings": "title = \"Крамниця\"; hello = \"Вітаю, $(name)\"; price = \"%@\";",
        "uk.lproj/Errors.strings": "title = \"Помилка\";",
      ])
    }

    private func get(_ arguments: String..., environment: [String: String] = [:]) async throws -> RunCommand {
      try await RunCommand(arguments: ["get"] + arguments, environment: environment, in: folder.url)
    }

    private func isText(_ text: String, _ run: RunCommand) -> Bool {
      run.status == 0 && run.output == text + "\n" && run.error.isEmpty
    }

    private func isFailure(_ sentence: String, _ run: RunCommand) -> Bool {
      run.status == 2 && run.output.isEmpty && run.error == "dragoman: error: \(sentence)\n"
    }

    @Test func languageIsTheEnvironments() async throws {
      #expect(isText("Shop", try await get("title")))
      #expect(isText("Shop", try await get("title", environment: ["LANG": "C"])))
      #expect(isText("Крамниця", try await get("title", environment: ["LANG": "uk_UA.UTF-8"])))
      #expect(
        isText("Крамниця", try await get("title", environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": "ja:uk:en"])))
      #expect(isText("Shop", try await get("title", environment: ["LANGUAGE": "uk"])))
      #expect(isText("Shop", try await get("title", environment: ["LC_ALL": "en_US", "LANG": "uk_UA.UTF-8"])))
    }

    @Test func languageIsTheOneAskedFor() async throws {
      #expect(isText("Крамниця", try await get("title", "--language", "uk")))
      #expect(isText("Крамниця", try await get("title", "--language=uk_UA", environment: ["LANG": "en_US.UTF-8"])))
      #expect(isText("Помилка", try await get("title", "--table", "Errors", "--language", "uk")))
    }

    @Test func argumentsArePutIn() async throws {
      #expect(isText("Вітаю, Олю", try await get("hello", "--language", "uk", "--set", "name=Олю")))
      #expect(isText("Ann has 3 lamps", try await get("lamps", "--arg", "Ann", "--arg", "3")))
      #expect(isText("2.50", try await get("price", "--arg", "2.50", "--language", "en")))
      #expect(isText("2,50", try await get("price", "--arg", "2.50", "--language", "uk")))
    }

    /// As in a program: the region of the system counts where the language names none, else the likeliest one.
    @Test(arguments: [
      (["LANG": "C.UTF-8"], "ar_EG"), (["LANG": "ar_EG.UTF-8"], "ar_EG"), (["LANG": "fr_MA.UTF-8"], "ar_MA"),
      (["LANG": "ar_EG.UTF-8", "LC_NUMERIC": "ar_MA.UTF-8"], "ar_MA"),
    ])
    func numbersAreThoseOfTheRegion(environment: [String: String], locale: String) async throws {
      try folder.add("ar.lproj/Localizable.strings", "price = \"%@\";")
      let run = try await get("price", "--arg", "1234567", "--language", "ar", environment: environment)
      #expect(isText(1_234_567.formatted(.number.locale(Locale(identifier: locale))), run))
    }

    @Test func argumentsByPositionAndByNameExcludeOneAnother() async throws {
      let run = try await get("lamps", "--arg", "Ann", "--set", "name=Ann")
      #expect(isFailure("options '--arg' and '--set' do not go together (see 'dragoman get --help')", run))
      let usage = try await get("--help").output.split(separator: "\n").prefix(2)
      #expect(
        usage == [
          "Usage: dragoman get [--bundle DIR] [--table NAME] [--language TAG]",
          "                    [--arg VALUE... --arg-text VALUE... | --set NAME=VALUE...]",
        ])
    }

    @Test func missingKeyIsPrintedWithStatusOne() async throws {
      let run = try await get("no.such.key", "--language", "uk")
      #expect(run.status == 1)
      #expect(run.output == "no.such.key\n")
      #expect(run.error == "error: “no.such.key” is in no translation; the key itself is shown [missing-key]\n")
    }

    @Test func missingTableIsStatusOne() async throws {
      let run = try await get("title", "--table", "Nope")
      #expect(run.status == 1)
      #expect(run.output == "title\n")
      #expect(run.error == "error: there is no table “Nope” in .; there are Errors, Localizable [missing-table]\n")
    }

    @Test func languageWithoutAnyTableIsStatusOne() async throws {
      let pictures = try TemporaryFolder(["uk.lproj/lamp.png": ""])
      let run = try await RunCommand("get", "title", in: pictures.url)
      #expect(run.status == 1)
      #expect(run.output == "title\n")
      #expect(run.error.hasPrefix("error: there are no translations in .; "))
    }

    @Test func missingTranslationIsToldWithStatusNull() async throws {
      let run = try await get("only", "--language", "uk")
      #expect(run.status == 0)
      #expect(run.output == "Only here\n")
      #expect(
        run.error == "warning: “only” has no translation into uk; the text of en is shown [missing-translation]\n")
    }

    @Test func missingArgumentIsTold() async throws {
      let run = try await get("hello", "--set", "nome=Ann")
      #expect(run.status == 0)
      #expect(run.output == "Hello, $(name)\n")
      #expect(run.error == "error: “$(name)” in “hello” got no argument and stays visible [missing-argument]\n")
    }

    @Test func unsupportedLanguageNamesThoseThatAre() async throws {
      #expect(
        isFailure("there is no translation into de; there are en, uk", try await get("title", "--language", "de")))
      #expect(isFailure("there is no translation into be; there are en, uk", try await get("title", "--language=be")))
      #expect(isFailure("'??' is no language tag", try await get("title", "--language", "??")))
    }

    @Test func folderThatIsNotThereIsStatusTwo() async throws {
      #expect(
        isFailure(
          "nowhere: the file cannot be read: No such file or directory", try await get("title", "--bundle", "nowhere")))
      #expect(
        isFailure(
          "en.lproj/Localizable.strings: the file cannot be read: Not a directory",
          try await get("title", "--bundle", "en.lproj/Localizable.strings")))
    }

    @Test func wrongUsageIsStatusTwo() async throws {
      #expect(isFailure("KEY is missing (see 'dragoman get --help')", try await get()))
      #expect(isFailure("'b' is one argument too many (see 'dragoman get --help')", try await get("a", "b")))
      #expect(
        isFailure(
          "'--set' must be NAME=VALUE, but is 'x' (see 'dragoman get --help')", try await get("title", "--set", "x")))
    }

    @Test func issuesOfOtherTextsAreOneLine() async throws {
      try folder.add("en.lproj/Localizable.strings", "title = \"Shop\";\na = ;\nb = ;\n")
      try folder.add("uk.lproj/Localizable.strings", "title = \"Крамниця\";\nc = ;\n")
      let run = try await get("title", "--language", "uk")
      #expect(run.status == 0)
      #expect(run.output == "Крамниця\n")
      #expect(
        run.error
          == "1 issue of another text in uk.lproj/Localizable.strings; 'dragoman dump FILE' shows it\n",
        "English is not read where Ukrainian has the text")
      let broken = try await get("c", "--language", "uk")
      #expect(broken.status == 1)
      let lines = broken.error.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(
        lines.first == "uk.lproj/Localizable.strings:2:5: error: the key “c” has no value and was left out [syntax]")
      #expect(lines.last == "2 issues of other texts in en.lproj/Localizable.strings; 'dragoman dump FILE' lists them")
    }

    @Test func unreadableTableIsTold() async throws {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "en.lproj/Localizable.stringsdict"), withIntermediateDirectories: true)
      let run = try await get("title", "--language", "en")
      #expect(run.status == 0)
      #expect(run.output == "Shop\n")
      #expect(
        run.error
          == "en.lproj/Localizable.stringsdict: error: the file cannot be read: Is a directory [unreadable-file]\n")
    }
  }
#endif
