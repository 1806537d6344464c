/// Takes a page apart, line by line.
struct PageReader {
  private(set) var blocks: [Page.CodeBlock] = []
  private(set) var tables: [[Page.Row]] = []
  private(set) var links: [Page.Link] = []
  private(set) var headings: [String] = []
  private(set) var prose: [String] = []

  private var line = 0
  private var info: String?
  private var indentation = 0
  private var code: [String] = []
  private var rows: [Page.Row] = []

  mutating func read(_ text: String) {
    line += 1
    let trimmed = text.drop { $0 == " " }
    if trimmed.hasPrefix("```") {
      readFence(String(trimmed.dropFirst(3)), indentation: text.count - trimmed.count)
    } else if info != nil {
      code.append(withoutIndentation(text))
    } else {
      readProse(text)
    }
  }

  mutating func endTable() {
    // The second line of a table only says how it is laid out.
    if rows.count > 2 { tables.append(Array(rows.prefix(1) + rows.dropFirst(2))) }
    rows = []
  }

  /// A block in a list is indented as the list is.
  private func withoutIndentation(_ text: String) -> String {
    String(text.dropFirst(min(indentation, text.prefix { $0 == " " }.count)))
  }

  private mutating func readFence(_ info: String, indentation: Int) {
    if let opening = self.info {
      blocks.append(Page.CodeBlock(info: opening, lines: code, line: line - code.count))
      self.info = nil
      code = []
    } else {
      self.info = info
      self.indentation = indentation
    }
  }

  private mutating func readProse(_ text: String) {
    prose.append(text)
    if text.hasPrefix("|") {
      rows.append(Page.Row(cells: cells(text), line: line))
    } else {
      endTable()
    }
    if text.hasPrefix("#") { headings.append(String(text.drop { $0 == "#" }.dropFirst())) }
    for match in text.matches(of: #/\]\(([^)\s]+)\)/#) { links.append(Page.Link(target: String(match.1), line: line)) }
  }

  /// The cells of a line; `\|` in one is no border.
  private func cells(_ text: String) -> [String] {
    let parts = text.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
    return parts.dropFirst().dropLast().map { String($0).replacing("\u{0}", with: "\\|") }
  }
}
