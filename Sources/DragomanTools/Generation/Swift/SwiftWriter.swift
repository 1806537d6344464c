/// Writes Swift line by line, two spaces a level.
struct SwiftWriter {
  private(set) var text = ""
  private var level = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: level) + line }
    text += "\n"
  }

  /// Writes a head, a body in braces, one level deeper.
  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    line(head + " {")
    level += 1
    body(&self)
    level -= 1
    line("}")
  }

  /// Leaves a line empty before the next thing, unless that is the first one in braces.
  mutating func separate() {
    if !text.isEmpty, !text.hasSuffix("{\n"), !text.hasSuffix("\n\n") { line() }
  }

  mutating func documentation(_ lines: [String]) {
    for line in lines { self.line(line.isEmpty ? "///" : "/// " + line) }
  }
}
