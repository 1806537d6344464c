#if os(macOS) || os(Linux)
  import TestResources
  import Testing

  /// `dragoman plural`; all the samples are tests of the library.
  @Suite struct PluralProcessTests {
    @Test func categoryIsPrintedForEachNumber() async throws {
      let run = try await RunCommand("plural", "uk", "1", "2", "5", "1.50", "-21", "0", "1.0")
      #expect(run.status == 0)
      #expect(run.output == "one\nfew\nmany\nother\none\nmany\nother\n")
      #expect(run.error.isEmpty)
    }

    @Test func ordinalRulesAreOthers() async throws {
      #expect(
        try await RunCommand("plural", "en", "--ordinal", "1", "22", "-3", "11").output == "one\ntwo\nfew\nother\n")
    }

    @Test func compactAndHugeNumbers() async throws {
      let run = try await RunCommand(
        "plural", "fr", "1c6", "1.2c6", "1000000", "1200000", "1" + String(repeating: "0", count: 300))
      #expect(run.output == "many\nmany\nmany\nother\nmany\n")
    }

    @Test func languageInheritsItsRules() async throws {
      #expect(try await RunCommand("plural", "pt_AO", "0").output == "other\n")
      #expect(try await RunCommand("plural", "pt-BR", "0").output == "one\n")
      #expect(try await RunCommand("plural", "iw", "2").output == "two\n")
    }

    @Test func languageWithoutRulesHasThoseOfTheRoot() async throws {
      let run = try await RunCommand("plural", "qaa", "1", "2")
      #expect(run.status == 0)
      #expect(run.output == "other\nother\n")
      #expect(run.error.isEmpty)
    }

    @Test func wrongNumberIsNamedAndNothingIsPrinted() async throws {
      for number in ["1,5", "", "one", "1.", "1 000", "-1x", "1e"] {
        let run = try await RunCommand("plural", "uk", "1", number)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
          run.error == "dragoman: error: 'NUMBER' must be a number such as 3, 1.50 or 1.2c6, but is '\(number)' "
            + "(see 'dragoman plural --help')\n")
      }
    }

    @Test func wrongUsageIsTold() async throws {
      let malformed = try await RunCommand("plural", "u", "1")
      #expect(malformed.status == 2)
      #expect(
        malformed.error == "dragoman: error: 'LANGUAGE' must be a language tag such as uk or pt-BR, but is 'u' "
          + "(see 'dragoman plural --help')\n")
      #expect(
        try await RunCommand("plural", "uk").error
          == "dragoman: error: NUMBER is missing (see 'dragoman plural --help')\n")
      #expect(
        try await RunCommand("plural").error
          == "dragoman: error: LANGUAGE is missing (see 'dragoman plural --help')\n")
    }
  }
#endif
