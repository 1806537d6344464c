/// A Swift file with tables, each of them one static string, since large literals of collections compile for minutes.
struct TableFile {
  /// The name of the extended type, and of the file.
  let type: String
  let tables: [Table]
  /// Declarations of functions, which follow the tables.
  var functions: [String] = []

  struct Table {
    let name: String
    let comment: String
    let records: [String]
    var integer: Int?

    /// A table of sorted records, which are checked to be of one width and to have different keys.
    static func sorted(_ name: String, _ comment: String, keyWidth: Int, _ records: [String]) throws -> Table {
      let sorted = records.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for (record, next) in zip(sorted, sorted.dropFirst()) {
        guard record.utf8.count == next.utf8.count, record.prefix(keyWidth) != next.prefix(keyWidth) else {
          throw GenerationError(fact: "records \(record) and \(next) of \(name)")
        }
      }
      return Table(name: name, comment: comment, records: sorted)
    }
  }

  func file(version: String) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/DragomanLocaleData/Generated/\(type)+Generated.swift",
      contents: Header.swift(version: version) + "\nextension \(type) {\n"
        + (tables.map(\.source) + functions).joined(separator: "\n") + "}\n")
  }
}

extension TableFile.Table {
  /// A declaration of a number.
  static func integer(_ name: String, _ comment: String, _ value: Int) -> TableFile.Table {
    TableFile.Table(name: name, comment: comment, records: [], integer: value)
  }

  fileprivate var source: String {
    guard let integer else { return "  /// \(comment)\n  static let \(name): StaticString = \(literal)\n" }
    return "  /// \(comment)\n  static let \(name) = \(integer)\n"
  }

  /// As many records a line as fit, and no line breaks in the string itself.
  private var literal: String {
    let quotes = String(repeating: "\"", count: 3)
    return "\(quotes)\n" + lines.map { "    " + $0 }.joined(separator: "\\\n") + "\n    \(quotes)"
  }

  private var lines: [String] {
    var lines = [""]
    for record in records {
      if lines[lines.count - 1].utf8.count + record.utf8.count > 112 { lines.append("") }
      lines[lines.count - 1] += record
    }
    return lines
  }
}
