#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// `dragoman check`; what the rules find is a matter of the library's tests.
  @Suite struct CheckProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder([
        "en.lproj/Localizable.strings": "\"a\" = \"%d lamps\";\n\"b\" = \"B\";\n",
        "uk.lproj/Localizable.strings": "\"a\" = \"%@ ламп\";\n",
      ])
    }

    private func check(_ arguments: String...) async throws -> RunCommand {
      try await RunCommand(arguments: ["check"] + arguments, in: folder.url)
    }

    @Test func errorsAreLinesAndStatusOne() async throws {
      let run = try await check()
      #expect(run.status == 1)
      #expect(
        run.output == """
          uk.lproj/Localizable.strings:1:1: warning: “b” has no text in uk [missing-key]
          uk.lproj/Localizable.strings:1:7: error: “%@” shows what “%d” shows in the source text as something else [placeholder]

          """)
      #expect(run.error.hasPrefix("2 files: 1 error, 1 warning\n"))
    }

    @Test func warningsAloneAreStatusZero() async throws {
      let run = try await check(".", "--except", "placeholder")
      #expect(run.status == 0)
      #expect(run.output == "uk.lproj/Localizable.strings:1:1: warning: “b” has no text in uk [missing-key]\n")
    }

    @Test func nothingWrongSaysSo() async throws {
      let run = try await check("--only", "encoding,syntax")
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.error == "2 files: nothing is wrong\n")
    }

    @Test func jsonIsAnArrayAndNothingElse() async throws {
      let run = try await check("--format", "json")
      let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      #expect(array?.map { $0["rule"] as? String } == ["missing-key", "placeholder"])
      #expect(run.error.isEmpty)
    }

    @Test func gitHubGetsCommands() async throws {
      let run = try await check("--format", "github", "--only", "placeholder")
      #expect(run.output.hasPrefix("::error file=uk.lproj/Localizable.strings,line=1,col=7,title=placeholder::"))
      let inside = try await RunCommand(
        "check", "--format", "github", "--only", "placeholder", "../uk.lproj/Localizable.strings",
        environment: ["GITHUB_WORKSPACE": folder.url.deletingLastPathComponent().path],
        in: folder.url.appending(path: "en.lproj"))
      #expect(
        inside.output.hasPrefix("::error file=\(folder.url.lastPathComponent)/uk.lproj/Localizable.strings,line=1,"))
    }

    @Test func whatCannotBeDoneIsStatusTwo() async throws {
      #expect(try await check("nowhere").status == 2)
      #expect(try await check("--only", "nonsense").error.contains("there is no rule “nonsense”"))
      try folder.add(".dragoman.json", "{\"nonsense\": 1}")
      let run = try await check()
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("dragoman: error: .dragoman.json:1:2: there is no setting “nonsense”"))
    }

    @Test func aCheckOfNothingIsNoCheck() async throws {
      let empty = try TemporaryFolder()
      let run = try await RunCommand("check", in: empty.url)
      #expect(run.status == 2)
      #expect(
        run.error
          == "dragoman: error: .: there are no translations: no .lproj folder with a table, no .xcstrings file\n")
      #expect(try await check("--only", "syntax", "--except", "syntax").error.contains("no rule is left to check by"))
    }

    /// The settings and the manifest of the folder around count as well.
    @Test func whatIsSaidAroundTheFolderCounts() async throws {
      try folder.add("Package.swift", "let package = Package(defaultLocalization: \"uk\")")
      #expect(try await check("en.lproj", "--only", "missing-key").status == 0)
      let app = try TemporaryFolder([
        ".dragoman.json": "{\"exclude\": [\"App/Old\"], \"rules\": {\"missing-key\": \"error\"}}",
        "Package.swift": "let package = Package(defaultLocalization: \"uk\")",
        "App/uk.lproj/Localizable.strings": "a = \"А\";\nb = \"Б\";", "App/en.lproj/Localizable.strings": "a = A;",
        "App/Old/en.lproj/Localizable.strings": "broken",
      ])
      let run = try await RunCommand("check", "App", in: app.url)
      #expect(run.output == "App/en.lproj/Localizable.strings:1:1: error: “b” has no text in en [missing-key]\n")
    }

    @Test func aLanguageFolderIsCheckedAsItsFiles() async throws {
      let all = try await check().output
      #expect(!all.isEmpty)
      #expect(try await check("uk.lproj").output == all)
      #expect(try await check("uk.lproj/", "uk.lproj/Localizable.strings").output == all)
      let inside = folder.url.appending(path: "uk.lproj")
      let found = try await RunCommand("check", ".", in: inside).output
      #expect(found == all.replacing("uk.lproj/", with: "../uk.lproj/"))
      let stats = try await RunCommand("stats", "uk.lproj", "--json", in: folder.url)
      #expect(stats.output.contains("\"uk\""))
      #expect(!stats.output.contains("\"en\""))
    }

    /// A part of a project need not have it.
    @Test func aSourceLanguageOfTheSettingsThatIsNowhereIsAFailure() async throws {
      try folder.add(".dragoman.json", #"{ "sourceLanguage": "de" }"#)
      for subcommand in ["check", "stats", "generate"] {
        let run = try await RunCommand(subcommand, in: folder.url)
        #expect(run.status == 2)
        #expect(
          run.error
            == "dragoman: error: no file is in de, the source language that .dragoman.json says; there are en, uk\n")
        #expect(try await RunCommand(subcommand, "--source-language", "en", in: folder.url).status < 2)
        #expect(try await RunCommand(subcommand, "en.lproj", in: folder.url).status < 2)
      }
    }

    @Test func aFileIsCheckedAsInItsProject() async throws {
      let all = try await check().output
      #expect(try await check("uk.lproj/Localizable.strings").output == all)
      #expect(try await check("./uk.lproj/Localizable.strings", "uk.lproj/Localizable.strings").output == all)
      let source = try await check("en.lproj/Localizable.strings")
      #expect(source.status == 0)
      #expect(source.output.isEmpty)
      #expect(source.error == "1 file: nothing is wrong\n")
    }

    @Test func strictEndsWithStatusOneForWarnings() async throws {
      #expect(try await check("--strict", "--except", "placeholder").status == 1)
      #expect(try await check("--strict", "--only", "syntax").status == 0)
    }

    @Test func choicesAddUp() async throws {
      #expect(try await check("--only", "missing-key", "--only", "placeholder").error.hasPrefix("2 files: 1 error, 1 "))
      #expect(try await check("--except", "missing-key", "--except", "placeholder").output.isEmpty)
    }

    @Test func slipsAreUnderstood() async throws {
      let only = try await check("--only", "missing-keys")
      #expect(only.error == "dragoman: error: there is no rule “missing-keys”, did you mean “missing-key”?\n")
      #expect(try await check("--stict").error.contains("did you mean '--strict'?"))
      let language = try await check("--source-language", "de")
      #expect(language.status == 2)
      #expect(language.error.contains("no file is in de, the source language that was given; there are en, uk"))
    }

    @Test func rulesAreListed() async throws {
      let run = try await check("--rules")
      #expect(run.status == 0)
      #expect(run.output.contains("untranslated           off"))
      let json = try await check("--rules", "--format", "json")
      let array = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]]
      #expect(array?.first { $0["name"] == "untranslated" }?["severity"] == "off")
      #expect(array?.count == run.output.split(separator: "\n").count - 1)
      #expect(array?.allSatisfy { Set($0.keys) == ["name", "severity", "summary"] } == true)
      let gitHub = try await check("--rules", "--format", "github")
      #expect(gitHub.status == 2)
      #expect(gitHub.error.contains("options '--rules' and '--format github' do not go together"))
    }

    /// What git ignores is not the project's; without git, or outside a work tree, all files count.
    @Test func whatGitIgnoresIsLeftOut() async throws {
      try folder.add(".gitignore", "Old/\n")
      try folder.add("Old/en.lproj/Localizable.strings", "broken\n")
      #expect(try await check("--only", "syntax").status == 1)
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "init", "--quiet", folder.url.path]
      try git.run()
      git.waitUntilExit()
      #expect(try await check("--only", "syntax").status == 0)
    }
  }

  /// `dragoman stats`; the counting is a matter of the library's tests.
  @Suite struct StatsProcessTests {
    @Test func countsByTableAndLanguage() async throws {
      let folder = try TemporaryFolder([
        "en.lproj/Localizable.strings": "a = A;\nb = B;", "uk.lproj/Localizable.strings": "a = А;",
      ])
      let run = try await RunCommand("stats", in: folder.url)
      #expect(run.status == 0)
      #expect(
        run.output == """
          bundle  table        language  keys  translated  of  share
          .       Localizable  en           2           2   2   100%
          .       Localizable  uk           1           1   2    50%

          language  keys  translated  of  share
          en           2           2   2   100%
          uk           1           1   2    50%

          """)
      let json = try await RunCommand("stats", "--json", in: folder.url)
      let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      #expect(rows?.map { $0["toTranslate"] as? Int } == [2, 2])
    }
  }
#endif
