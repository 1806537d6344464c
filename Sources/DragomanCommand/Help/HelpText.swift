/// Lays help out for a terminal of 80 columns.
struct HelpText {
  /// Columns in which help is laid out; one is left free, since some terminals wrap a full line.
  static let width = 79
  /// Where descriptions begin at the furthest; a longer term has its description below it.
  private static let furthestColumn = 28

  private var lines: [String] = []

  init() {}

  /// The text without a line end after its last line.
  var text: String { lines.joined(separator: "\n") }

  /// Adds `Usage:` and the parts of the command line, broken between parts only.
  mutating func usage(_ parts: [String]) {
    let lead = "Usage: "
    let indent = String(repeating: " ", count: lead.count + (parts.first?.count ?? 0) + 1)
    lines += Self.wrap(parts, first: lead, following: indent)
  }

  /// Adds a paragraph after an empty line.
  mutating func paragraph(_ paragraph: String) {
    lines.append("")
    lines += Self.wrap(paragraph.split(separator: " ").map(String.init), first: "", following: "")
  }

  /// Adds a table of terms and what they mean, under a title.
  mutating func section(_ title: String, rows: [(term: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    lines += ["", "\(title):"]
    let longest = rows.map(\.term.count).max() ?? 0
    let column = min(longest + 4, Self.furthestColumn)
    for row in rows { add(row, column: column) }
  }

  private mutating func add(_ row: (term: String, meaning: String), column: Int) {
    let indent = String(repeating: " ", count: column)
    var lead = "  \(row.term)"
    if lead.count + 2 > column {
      lines.append(lead)
      lead = indent
    } else {
      lead += String(repeating: " ", count: column - lead.count)
    }
    lines += Self.wrap(row.meaning.split(separator: " ").map(String.init), first: lead, following: indent)
  }

  private static func wrap(_ words: [String], first: String, following: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isFresh = true
    for word in words {
      if !isFresh, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isFresh) = (following, true)
      }
      line += isFresh ? word : " \(word)"
      isFresh = false
    }
    return lines + [line]
  }
}
