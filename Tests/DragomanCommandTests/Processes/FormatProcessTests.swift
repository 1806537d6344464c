#if os(macOS) || os(Linux)
  import TestResources
  import Testing

  /// `dragoman format`, and the arguments that it shares with `dragoman get`.
  @Suite struct FormatProcessTests {
    @Test func formatsInALanguage() async throws {
      let run = try await RunCommand("format", "%d: %@", "--language", "uk", "--arg", "1234567", "--arg", "Лампа")
      #expect(run.status == 0)
      #expect(run.output == "1\u{a0}234\u{a0}567: Лампа\n")
      #expect(run.error.isEmpty)
    }

    @Test func withoutALanguageTheEnvironmentsIsTaken() async throws {
      let german = try await RunCommand("format", "%@", "--arg=1234567", environment: ["LANG": "de_DE.UTF-8"])
      #expect(german.output == "1.234.567\n")
      let none = try await RunCommand("format", "%@", "--arg=1234567", environment: [:])
      #expect(none.output == "1,234,567\n")
    }

    @Test(arguments: [
      (["%@", "--arg", "2.50"], "2.50"), (["%.1f", "--arg=-2.50"], "-2.5"), (["%@", "--arg-text", "2024"], "2024"),
      (["%@ %@ %@", "--arg=1", "--arg-text=2", "--arg=3"], "1 2 3"), (["%@", "--arg", "1e3"], "1e3"),
      (["%@", "--arg", "18446744073709551615"], "18,446,744,073,709,551,615"), (["%s", "--arg-text", ""], ""),
      (["$(n) $(m)", "--set", "n=1000", "--set", "m=a=b"], "1,000 a=b"), (["100% free"], "100% free"), ([""], ""),
    ])
    func arguments(list: [String], expected: String) async throws {
      let run = try await RunCommand(arguments: ["format", "--language=en"] + list)
      #expect(run.output == expected + "\n")
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
    }

    @Test func whatIsWrongIsStatusOne() async throws {
      let run = try await RunCommand("format", "5% of %d, %d", "--language", "en", "--arg", "x")
      #expect(run.status == 1)
      #expect(run.output == "5% of x, %d\n")
      #expect(
        run.error.split(separator: "\n") == [
          "warning: the percent sign of “% of %d, ” in “5% of %d, %d” begins no placeholder; write “%%” for it [percent-sign]",
          "error: “%d” in “5% of %d, %d” shows an integer and got a text [argument-kind]",
          "error: “%d” in “5% of %d, %d” got no argument and stays visible [missing-argument]",
        ])
    }

    @Test func wrongUsageIsStatusTwo() async throws {
      let noLanguage = try await RunCommand("format", "%@", "--language", "1")
      #expect(noLanguage.status == 2)
      #expect(noLanguage.error == "dragoman: error: '1' is no language tag\n")
      let both = try await RunCommand("format", "%@", "--arg-text", "a", "--set", "a=b")
      #expect(both.status == 2)
      #expect(
        both.error
          == "dragoman: error: options '--arg-text' and '--set' do not go together (see 'dragoman format --help')\n")
    }

    @Test func getTakesTheSameArguments() async throws {
      let folder = try TemporaryFolder()
      _ = try folder.handle(of: "Localizable.strings", containing: "\"k\" = \"%1$@ %2$@ %3$d\";")
      let run = try await RunCommand(
        "get", "k", "--arg=1.50", "--arg-text", "2024", "--arg", "7", environment: ["LANG": "en_US"], in: folder.url)
      #expect(run.output == "1.50 2024 7\n")
    }
  }
#endif
