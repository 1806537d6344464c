import Foundation
import Testing

@testable import Dragoman

/// What a format is taken apart into, and what plurals are chosen by.
@Suite struct PrintfPatternTests {
  private func variables(_ text: String) -> [PrintfPattern.Variable] {
    PrintfPattern(parsing: text, variables: true).pieces.compactMap {
      if case .variable(let variable) = $0 { variable } else { nil }
    }
  }

  @Test(arguments: [
    ("%#@count@", "count", nil), ("%2$#@count@", "count", 1), ("%1#@count@", "count", nil), ("%#05@a_1@", "a_1", nil),
    ("%#@файлов@", "файлов", nil), ("%#@arg.one@", "arg.one", nil), ("%3$#-8.2@x@", "x", 2), ("%#12@x@", "x", nil),
  ])
  func variable(text: String, name: String, position: Int?) {
    #expect(variables("a \(text) b").map(\.name) == [name])
    #expect(variables(text).map(\.explicitPosition) == [position])
    #expect(variables(text).map(\.source) == [text])
  }

  @Test(arguments: ["%# @sites @", "%#@@", "%#@a b@", "%#@a", "%@a@", "%#", "%#@a-b@"])
  func noVariable(text: String) { #expect(variables(text).isEmpty) }

  @Test func variablesAreTextWhereNotAskedFor() {
    #expect(PrintfPattern(parsing: "%#@a@").pieces == [.literal("%#@a@")])
  }

  @Test func runningPositionsCountWhatHasNoPosition() {
    let found = variables("%d %#@a@ %2$@ %*d %#@b@ %1$#@c@ %#@d@")
    #expect(found.map(\.runningPosition) == [1, 4, 5, 5])
    #expect(found.map { $0.argument.index(from: 10) } == [11, 14, 0, 15])
  }

  @Test func theFirstUnpositionedPlaceholderBeginsAtAnArgument() {
    let printer = PrintfPrinter("en")
    let arguments: [MessageValue] = [.text("Anna"), .integer(3), .integer(7)]
    #expect(printer.string("%d of %d by %1$@", arguments, from: 1) == "3 of 7 by Anna")
    #expect(printer.string("%*d|", arguments, from: 1) == "  7|")
    #expect(printer.string("%d %d", arguments, from: 2) == "7 %d")
    #expect(printer.string("%d", arguments, from: 9) == "%d")
  }

  @Test(arguments: [
    ("%1$@ has %2$lld items", 1), ("%@ %d", 1), ("%c %s %5.1f", 2), ("%*x", 1), ("%d", 0), ("%@ and %@", nil),
    ("text", nil), ("%2$@ %u", 0),
  ])
  func firstNumericPlaceholder(format: String, position: Int?) {
    let placeholder = PrintfPattern(parsing: format).placeholders.first { $0.conversion.isNumeric }
    #expect(placeholder?.argument.index(from: 0) == position)
  }

  @Test(arguments: [
    (".1f", "1", "1.0"), ("d", "2.5", "2"), ("@", "fix 1.50", "1.50"), ("@", "1", "1"), ("@", "1.5", "1.5"),
    ("@", "dec 1.50", "1.5"), ("d", "\"7\"", "7"), ("@", "\"1.0\"", "1.0"), ("@", "\"x\"", nil), ("d", "nil", nil),
    ("@", "true", nil), ("f", "1", "1.000000"), (".0f", "2.5", "2"), (".2f", "2.675", "2.68"), ("f", "nan", nil),
    (".2f", "1234567.5", "1234567.50"), ("e", "1500.0", "1500.000"), (".1e", "0.00012", "0.00012"),
    ("g", "1234567.0", "1234570"), ("g", "1.0", "1"), ("a", "1.5", "1.5"), ("a", "1e21", "1000000000000000000000"),
    ("ld", "-5", "-5"), ("x", "255", "255"), ("s", "3", "3"), ("@", "1234567", "1234567"),
    ("@", "verbatim 2024", "2024"),
    ("@", "1e21", "1000000000000000000000"), ("d", "dec 1e30", "1000000000000000000000000000000"),
    ("d", "dec 1e39", nil), (".1f", "-0.04", "-0.0"), ("@", "epoch", nil),
    (".f", "2.6", "3"), ("lu", "u 18446744073709551615", "18446744073709551615"), ("d", "true", "1"),
  ])
  func shownDecimal(specifier: String, argument: String, shown: String?) throws {
    let placeholder = try #require(PrintfPattern.Placeholder(specifier: specifier))
    let value = try #require(try PrintfFixtureArgument.list(argument).first)
    #expect(placeholder.decimal(shownOf: value) == shown)
  }

  @Test func shownDecimalWithAPrecisionFromTheArguments() throws {
    let pattern = PrintfPattern(parsing: "%.*f")
    let placeholder = try #require(pattern.placeholders.first { $0.conversion.isNumeric })
    #expect(placeholder.decimal(of: .list([.integer(1), .integer(1)])) == "1.0")
    #expect(
      placeholder.decimal(of: .list([.text("x"), .integer(1), .integer(2)]), firstArgument: 1) == "2.0")
    #expect(placeholder.decimal(of: .list([.integer(1)])) == nil)
    #expect(placeholder.decimal(of: .list([.integer(-3), .integer(1)])) == "1.000000")
  }

  @Test func theNameOfASubstitutionsArgumentIsNoFormat() {
    let pattern = PrintfPattern(parsing: "%arg %args 5%arg %a %%arg")
    #expect(pattern.faults == [.argumentName, .argumentName, .argumentName])
    #expect(pattern.placeholders.map(\.source) == ["%a"])
    #expect(PrintfPrinter("en").string("%arg, %1$arg", [.number(1.5)]) == "%arg, 0x1.8p+0rg")
  }

  @Test(arguments: ["", "dd", "arg", "d ", "%", "5", "p", "y", "2$d", "@%#@a@"]) func noSpecifier(text: String) {
    #expect(PrintfPattern.Placeholder(specifier: text) == nil)
  }
}
