/// Writes Swift line by line, two spaces a level.
struct SwiftWriter {
  private(set) var text = ""
  private var level = 0
  /// Whether the next thing follows at once: at the beginning, after an opening brace, and after an empty line.
  private var isApart = true

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<level { text += "  " }
      text += line
    }
    text += "\n"
    isApart = line.isEmpty
  }

  /// Writes a head, a body in braces, one level deeper.
  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    line(head + " {")
    isApart = true
    level += 1
    body(&self)
    level -= 1
    line("}")
  }

  /// Leaves a line empty before the next thing, unless that is the first one in braces.
  mutating func separate() {
    if !isApart { line() }
  }

  mutating func documentation(_ lines: [String]) {
    for line in lines { self.line(line.isEmpty ? "///" : "/// " + line) }
  }
}
