@testable import Dragoman
import Foundation
import Testing

@Suite struct MarkdownTests {
  /// A stand-in for Apple's interpreter that knows `**` alone, and makes links of it.
  private static func interpret(_ source: String) -> AttributedString? {
    var result = AttributedString()
    for (number, piece) in source.components(separatedBy: "**").enumerated() {
      var piece = AttributedString(piece)
      if number % 2 == 1 { piece.link = strong }
      result += piece
    }
    return result
  }

  private static let strong = URL(filePath: "/strong")
  private static let own = URL(filePath: "/own")

  private func output(_ pieces: (inout MarkdownOutput) -> Void) -> AttributedString {
    var output = MarkdownOutput()
    pieces(&output)
    return output.attributedString(by: Self.interpret)
  }

  private func links(_ text: AttributedString) -> [String] {
    text.runs.map { String(text.characters[$0.range]) + ($0.link.map { "@" + $0.lastPathComponent } ?? "") }
  }

  @Test func argumentsAreNotInterpreted() {
    let text = output { output in
      output.append("**Hello ")
      output.beginArgument()
      output.append("**Anna**")
      output.endArgument()
      output.append("**, bye")
    }
    #expect(String(text.characters) == "Hello **Anna**, bye")
    #expect(links(text) == ["Hello **Anna**@strong", ", bye"])
  }

  @Test func attributesOfArgumentsAreKept() {
    var name = AttributedString("Anna")
    name.link = Self.own
    let text = output { output in
      output.append("**a ")
      output.append(name)
      output.append(" b** c ")
      output.append(name)
    }
    #expect(links(text) == ["a @strong", "Anna@own", " b@strong", " c ", "Anna@own"])
  }

  @Test func nothingIsNotIsolated() {
    let text = output { output in
      for argument in ["", "a"] {
        output.append("**b")
        let start = output.beginIsolate()
        output.beginArgument()
        output.append(argument)
        output.endArgument()
        output.endIsolate(from: start)
        output.append("**")
      }
    }
    #expect(String(text.characters) == "bb\u{2068}a\u{2069}")
  }

  @Test func anArgumentInAnArgument() {
    let text = output { output in
      output.beginArgument()
      output.append("(")
      output.beginArgument()
      output.append("**")
      output.endArgument()
      output.append(")")
      output.endArgument()
    }
    #expect(String(text.characters) == "(**)")
  }

  @Test func aTextThatCannotBeInterpreted() {
    var output = MarkdownOutput()
    output.append("a ")
    output.append(AttributedString("b"))
    #expect(String(output.attributedString { _ in nil }.characters) == "a b")
  }

  #if os(Linux)
    @Test func withoutAnInterpreterTheTextIsShownAsItIs() {
      let test = TestLocalizer(["en": ["k": "**Hello** $(name)"]])
      #expect(test.localizer.text("k", ["name": "Anna"]).markdown.string == "**Hello** Anna")
    }
  #endif
}
