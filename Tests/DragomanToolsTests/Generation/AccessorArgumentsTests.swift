import Dragoman
@testable import DragomanTools
import Testing

/// The parameters that a text asks for.
@Suite struct AccessorArgumentsTests {
  private func signature(_ text: String) -> String {
    let arguments = AccessorArguments(MessageShape(text: text), texts: [text], labels: true)
    return arguments.parameters.map(\.declaration).joined(separator: ", ")
      .replacing("some Dragoman.MessageArgument", with: "any").replacing("Swift.", with: "")
  }

  @Test(arguments: [
    ("plain", ""), ("100%", ""), ("%d", "_ p1: Int"), ("%@ and %@", "_ p1: any, _ p2: any"),
    ("%2$@ %1$d", "_ p1: Int, _ p2: any"), ("%.2f", "_ p1: Double"), ("%c", "_ p1: Unicode.Scalar"),
    ("%s", "_ p1: String"), ("%1$d %1$@", "_ p1: Int"), ("%1$d %1$f", "_ p1: any"), ("%*d", "_ p1: Int, _ p2: Int"),
    ("%u of %lu", "_ p1: UInt, _ p2: UInt"), ("%1$u %1$d", "_ p1: Int"), ("%*u", "_ p1: Int, _ p2: UInt"),
    ("%2$@", "_ p1: any"), ("%9999$@", ""),
    ("$(name)", "name: any"), ("$(user name) $(a)", "userName: any, a: any"), ("$(b) $(a) $(b)", "b: any, a: any"),
    ("$(in) $(let)", "in p1: any, `let` p2: any"), ("$(a b) $(a_b)", "aB: any, aB_2: any"), ("$(p1)", "p1_2: any"),
    ("$(self)", "self_: any"), ("$(await)", "await p1: any"), ("$(1)", "_1: any"),
  ])
  func parameters(text: String, expected: String) {
    #expect(signature(text) == expected)
  }

  @Test func positionsThatAreSkippedAreFilled() {
    let arguments = AccessorArguments(MessageShape(text: "%3$@ %1$c"), texts: [], labels: true)
    #expect(
      arguments.literal == .positions(["Swift.Int(p1.value)", "Dragoman.MessageValue.missing", "p2"]))
  }
}
