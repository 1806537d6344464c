import Dragoman
import DragomanFormats

/// Takes what a rule finds.
struct Findings {
  private(set) var list: [Finding] = []
  /// The rule that is at work.
  private var rule: RuleFacts
  private var severity: Finding.Severity

  init(_ rule: RuleFacts, severity: Finding.Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Adds something about a text.
  mutating func add(
    _ message: String, to entry: CheckedEntry, in file: CheckedFile, at position: SourcePosition? = nil
  ) {
    add(
      message, path: file.path, at: position ?? entry.place, key: entry.key,
      language: file.language)
  }

  /// Adds something about a file, or about a place in it.
  ///
  /// - Parameter severity: How much it matters where that is less than what the rule says.
  mutating func add(
    _ message: String, path: String, at position: SourcePosition? = nil, key: String? = nil,
    language: Language? = nil, severity: Finding.Severity? = nil
  ) {
    list.append(
      Finding(
        rule: rule.name, severity: severity ?? self.severity, path: path, position: position, key: key,
        language: language, message: message))
  }
}
