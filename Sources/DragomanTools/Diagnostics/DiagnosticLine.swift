package import Dragoman
package import DragomanFormats

/// One line about something wrong in a file, in the form that editors and build systems understand.
package struct DiagnosticLine: Sendable, Hashable {
  /// The file as it was named by whoever asked, with line and column where they are known.
  package let place: String
  /// `error` or `warning`.
  package let severity: String
  package let sentence: String
  package let rule: String
  /// Whether something that is in the file is missing from what was read.
  package let losesContent: Bool

  package init(file: String, issue: FormatIssue) {
    place = "\(file):\(issue.position.line):\(issue.position.column)"
    severity = issue.severity.rawValue
    sentence = issue.sentence
    rule = issue.rule.rawValue
    losesContent = issue.losesContent
  }

  /// Something that loses nothing.
  init(place: String, severity: String, sentence: String, rule: String) {
    self.place = place
    self.severity = severity
    self.sentence = sentence
    self.rule = rule
    losesContent = false
  }

  /// A file that could not be read at all.
  package init(file: String, failure: FileFailure) {
    place = file
    severity = FormatIssue.Severity.error.rawValue
    sentence = failure.sentence
    rule = LocalizationIssue.Kind.unreadableFile.rawValue
    losesContent = true
  }

  /// What the run time found wrong while looking for tables.
  package init(_ issue: LocalizationIssue) {
    place = issue.location?.description ?? ""
    severity = issue.severity.rawValue
    sentence = issue.sentence
    rule = issue.kind.rawValue
    losesContent = issue.severity == .error
  }
}

extension DiagnosticLine: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error|warning: sentence [rule]`.
  package var description: String {
    "\(place): \(severity): \(sentence.onOneLine) [\(rule)]"
  }
}

extension DiagnosticLine {
  /// The same as a warning, for a job that is done nevertheless.
  package var asWarning: Self {
    Self(
      place: place, severity: FormatIssue.Severity.warning.rawValue, sentence: sentence, rule: rule)
  }
}
