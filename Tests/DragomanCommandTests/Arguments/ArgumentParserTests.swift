import Testing

@testable import DragomanCommand

@Suite struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws(UsageError) -> ArgumentValues? {
    try Greet.declaration.parse((["--tags", "en"] + arguments)[...])
  }

  private func values(_ arguments: String...) throws -> ArgumentValues {
    try #require(try Greet.declaration.parse((["--tags", "en"] + arguments)[...]))
  }

  @Test func optionsAndOperandsStandInAnyOrder() throws {
    let values = try values("Ann", "--count", "3", "Bob", "--loud", "Cid")
    #expect(try values[Greet.name] == "Ann")
    #expect(try values[Greet.others] == ["Bob", "Cid"])
    #expect(try values[Greet.count] == 3)
    #expect(try values[Greet.loud])
  }

  @Test func valueStandsBehindTheSignOrNext() throws {
    #expect(try values("x", "--count=3")[Greet.count] == 3)
    #expect(try values("x", "--count", "3")[Greet.count] == 3)
    #expect(try values("x", "-c3")[Greet.count] == 3)
    #expect(try values("x", "-c", "3")[Greet.count] == 3)
    #expect(try values("x", "-lc3")[Greet.count] == 3)
    #expect(try values("x", "-lc3")[Greet.loud])
  }

  @Test func ofSeveralTheLastCounts() throws {
    #expect(try values("x", "--count", "3", "--count", "4")[Greet.count] == 4)
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let values = try values("x", "--arg", "b", "--set", "n=1", "--arg=a", "--set", "m=2=3", "--arg", "")
    #expect(try values[Greet.arguments] == ["b", "a", ""])
    #expect(try values[Greet.settings].map(\.name) == ["n", "m"])
    #expect(try values[Greet.settings].map(\.value) == ["1", "2=3"])
  }

  @Test func valueMayLookLikeAnOption() throws {
    let values = try values("x", "--arg", "-3", "--arg", "--", "--arg", "--help")
    #expect(try values[Greet.arguments] == ["-3", "--", "--help"])
  }

  @Test func valueMayBeEmpty() throws {
    #expect(try values("x", "--arg=")[Greet.arguments] == [""])
  }

  @Test func valueMayBeginWithACombiningMark() throws {
    #expect(try values("x", "--arg=\u{64B}a")[Greet.arguments] == ["\u{64B}a"])
    #expect(try values("x", "--set=n=\u{301}")[Greet.settings].map(\.value) == ["\u{301}"])
  }

  @Test func twoDashesEndTheOptions() throws {
    let values = try values("--loud", "--", "--count", "-l", "--")
    #expect(try values[Greet.name] == "--count")
    #expect(try values[Greet.others] == ["-l", "--"])
  }

  @Test func oneDashIsAnOperand() throws {
    #expect(try values("-")[Greet.name] == "-")
    #expect(try values("")[Greet.name] == "")
  }

  @Test func negativeNumberIsAnOperand() throws {
    #expect(try values("-3", "-0.5", "-l")[Greet.others] == ["-0.5"])
    #expect(try values("-3")[Greet.name] == "-3")
  }

  @Test func repeatedOperandMayHaveToBeThere() throws {
    let counts = Operand<[Int]>.repeatedAtLeastOnce("COUNT", help: "How many.")
    let declaration = SubcommandDeclaration(name: "count", abstract: "Counts.", operands: [counts.declaration])
    #expect(try declaration.parse(["1", "2"])?[counts] == [1, 2])
    #expect(counts.declaration.usage == "COUNT...")
    #expect(throws: UsageError.missingOperand("COUNT")) { try declaration.parse([])?[counts] }
  }

  @Test func helpIsFoundBeforeWhatIsMissing() throws {
    #expect(try Greet.declaration.parse(["--help"]) == nil)
    #expect(try Greet.declaration.parse(["x", "-h", "--nonsense"]) == nil)
    #expect(try Greet.declaration.parse(["-lh"]) == nil)
    #expect(try parse("--", "--help") != nil)
  }

  @Test func faultsAreTold() {
    #expect(throws: UsageError.unknownOption("--cuont", suggestion: "--count")) { try parse("x", "--cuont", "3") }
    #expect(throws: UsageError.unknownOption("--cuont", suggestion: "--count")) { try parse("x", "--cuont=3") }
    #expect(throws: UsageError.unknownOption("--zzzzz", suggestion: nil)) { try parse("x", "--zzzzz") }
    #expect(throws: UsageError.unknownOption("-z", suggestion: nil)) { try parse("x", "-z") }
    #expect(throws: UsageError.unknownOption("-z", suggestion: nil)) { try parse("x", "-lz") }
    #expect(throws: UsageError.unknownOption("-tags", suggestion: "--tags")) { try parse("x", "-tags", "en") }
    #expect(throws: UsageError.missingValue(usage: "--count N")) { try parse("x", "--count") }
    #expect(throws: UsageError.unwantedValue("yes", of: "--loud")) { try parse("x", "--loud=yes") }
    #expect(throws: UsageError.missingOperand("NAME")) { try parse() }
    #expect(throws: UsageError.missingOption("--tags TAGS")) { try Greet.declaration.parse(["x"]) }
  }

  @Test func operandTooManyIsAFault() {
    let declaration = SubcommandDeclaration(
      name: "one", abstract: "", operands: [Operand<String?>.optional("A", help: "").declaration])
    #expect(throws: UsageError.unexpectedOperand("b")) { try declaration.parse(["a", "b"]) }
  }

  @Test func valueOfAnotherKindIsAFault() throws {
    let values = try values("x", "--count=many", "--set", "=3")
    #expect(throws: UsageError.invalidValue("many", of: "--count", expectation: "a whole number")) {
      try values[Greet.count]
    }
    #expect(throws: UsageError.invalidValue("=3", of: "--set", expectation: "NAME=VALUE")) {
      try values[Greet.settings]
    }
  }

  @Test func listLeavesOutWhatIsEmpty() {
    #expect(CommaSeparated(argument: "en,,uk,").elements == ["en", "uk"])
    #expect(CommaSeparated(argument: " en , uk, ").elements == ["en", "uk"])
    #expect(CommaSeparated(argument: "").elements.isEmpty)
  }
}
