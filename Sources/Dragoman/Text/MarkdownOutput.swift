import Foundation

/// Gathers a text that is Markdown, with its arguments kept apart: what a person has typed is shown and not interpreted,
/// and what has attributes keeps them.
struct MarkdownOutput: TextOutput {
  /// The Markdown, with a character of private use in place of each argument.
  private var source = ""
  private var arguments: [AttributedString] = []
  /// The argument that is being written, and how deep in arguments of arguments.
  private var argument = AttributedOutput()
  private var depth = 0

  mutating func append(_ text: String) {
    if depth > 0 { argument.append(text) } else { source += text }
  }

  mutating func append(_ text: AttributedString) {
    if depth > 0 { argument.append(text) } else { add(text) }
  }

  mutating func append(_ other: Self, attributes: AttributeContainer) {
    append(
      other.attributedString(by: SystemMarkdown.interpret).mergingAttributes(attributes, mergePolicy: .keepCurrent))
  }

  mutating func beginArgument() { depth += 1 }

  mutating func endArgument() {
    depth -= 1
    guard depth == 0, !argument.text.characters.isEmpty else { return }
    add(argument.text)
    argument = AttributedOutput()
  }

  var length: Int { depth > 0 ? argument.length : source.utf8.count }

  mutating func removeLast() {
    if depth > 0 { argument.removeLast() } else { _ = source.unicodeScalars.popLast() }
  }

  private mutating func add(_ text: AttributedString) {
    source.unicodeScalars.append(Self.standIn(for: arguments.count))
    arguments.append(text)
  }

  /// The first plane of private use has as many as any message has arguments.
  private static func standIn(for argument: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(min(argument, 0xFFFD))) ?? "\u{FFFC}"
  }

  /// The text as an interpreter of Markdown has it, with the arguments in their places; one that cannot be interpreted
  /// as it is written.
  func attributedString(by interpret: (String) -> AttributedString?) -> AttributedString {
    var text = interpret(source) ?? AttributedString(source)
    for (number, argument) in arguments.enumerated().reversed() {
      let standIn = Character(Self.standIn(for: number))
      guard let place = text.characters.firstIndex(of: standIn) else { continue }
      let range = place..<text.characters.index(after: place)
      let around = text[range].runs.first?.attributes ?? AttributeContainer()
      text.replaceSubrange(range, with: argument.mergingAttributes(around, mergePolicy: .keepCurrent))
    }
    return text
  }
}
