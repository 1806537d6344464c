#if os(macOS) || os(Linux)
  import TestResources
  import Testing

  /// `dragoman match`; all the cases of matching are tests of the library.
  @Suite struct MatchProcessTests {
    @Test func bestMatchIsPrintedAsItWasWritten() async throws {
      let run = try await RunCommand("match", "--supported", "en,pt_PT,ZH-hant", "zh-TW,en")
      #expect(run.status == 0)
      #expect(run.output == "ZH-hant\n")
      #expect(run.error.isEmpty)
    }

    @Test func withoutAMatchTheDefaultIsPrinted() async throws {
      #expect(try await RunCommand("match", "--supported=en,uk", "--default=uk", "ja").output == "uk\n")
      #expect(try await RunCommand("match", "--supported=en,uk", "ja").output == "en\n")
      #expect(try await RunCommand("match", "ja", "--supported", "en,uk", "--default", "x_Y").output == "x_Y\n")
      #expect(try await RunCommand("match", "--supported=en,uk", "--default=", "ja").output == "en\n")
      #expect(try await RunCommand("match", "--supported=en,uk", "").output == "en\n")
    }

    @Test func withoutSupportedLanguagesThereIsNone() async throws {
      let run = try await RunCommand("match", "--supported", "", "--default", "en", "en")
      #expect(run.status == 1)
      #expect(run.output == "none\n")
      #expect(run.error.isEmpty)
    }

    @Test(arguments: [
      (
        ["--supported=en", "--default=??", "ja"], "'--default' must be a language tag such as uk or pt-BR, but is '??'"
      ),
      (["--supported=en,??", "ja"], "'--supported' must be a language tag such as uk or pt-BR, but is '??'"),
      (
        ["--supported=en", "ja,en_US.UTF-8"],
        "'TAGS' must be a language tag such as uk or pt-BR, but is 'en_US.UTF-8'"
      ),
    ])
    func whatIsNoTagIsTold(_ arguments: [String], sentence: String) async throws {
      let run = try await RunCommand(arguments: ["match"] + arguments)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error == "dragoman: error: \(sentence) (see 'dragoman match --help')\n")
    }

    @Test func wrongUsageIsTold() async throws {
      #expect(
        try await RunCommand("match", "en").error
          == "dragoman: error: option '--supported TAGS' is required (see 'dragoman match --help')\n")
      #expect(
        try await RunCommand("match", "--supported", "en").error
          == "dragoman: error: TAGS is missing (see 'dragoman match --help')\n")
      #expect(
        try await RunCommand("match", "--suported", "en", "en").error
          == "dragoman: error: there is no option '--suported', did you mean '--supported'? "
          + "(see 'dragoman match --help')\n")
    }
  }
#endif
