import Testing

@testable import DragomanTools

@Suite struct CommentDirectiveTests {
  @Test(
    arguments: [
      ("", []), ("A number.", []), ("dragoman: an interpreter", []), ("mydragoman:disable x", []),
      ("dragoman:disable", ["dragoman:disable"]), ("dragoman:disable-file a", ["dragoman:disable-file a"]),
      ("A number. dragoman:disable a, b", ["dragoman:disable a b"]),
      ("dragoman:disable a.\n dragoman:disable b -- c", ["dragoman:disable a", "dragoman:disable b"]),
      ("dragoman:disable a dragoman:disable-file b", ["dragoman:disable a", "dragoman:disable-file b"]),
      ("dragoman:disable — as agreed", ["dragoman:disable"]), ("ddragoman: dragoman:x y", ["dragoman:x y"]),
    ] as [(String, [String])])
  func commandsAndRulesAreRead(comment: String, meaning: [String]) {
    let found = CommentDirective.all(in: comment, of: "k", at: nil)
    #expect(found.map { ([$0.command] + $0.rules).joined(separator: " ") } == meaning)
  }

  @Test(arguments: [
    ("A number.", "A number."), ("dragoman:disable a", ""), ("A number. dragoman:disable a", "A number."),
    ("One\n  dragoman:disable a\nTwo", "One\nTwo"),
  ])
  func peopleAreShownTheRest(comment: String, shown: String) {
    #expect(comment.withoutDirectives == shown)
  }

  @Test func documentationIsForPeople() {
    let silent = AccessorDocumentation(texts: ["Shop"], comment: "dragoman:disable outer-space")
    #expect(silent.lines == ["Shop"])
    let both = AccessorDocumentation(texts: ["Shop"], comment: "The title. dragoman:disable outer-space")
    #expect(both.lines == ["Shop", "", "The title."])
  }
}
