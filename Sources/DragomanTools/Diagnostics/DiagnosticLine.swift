package import DragomanFormats

/// One line about something wrong in a file, in the form that editors and build systems understand.
package struct DiagnosticLine: Sendable, Hashable, CustomStringConvertible {
  /// The file as it was named by whoever asked.
  package let file: String
  package let issue: FormatIssue

  package init(file: String, issue: FormatIssue) {
    self.file = file
    self.issue = issue
  }

  /// `FILE:LINE:COLUMN: error|warning: sentence [rule]`.
  package var description: String {
    let place = "\(file):\(issue.position.line):\(issue.position.column)"
    return "\(place): \(issue.severity.rawValue): \(issue.sentence.onOneLine) [\(issue.rule.rawValue)]"
  }
}

extension String {
  /// The text without control characters and line ends, which a key may hold and a line may not.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
