/// Something wrong in a file that did not stop its being read.
///
/// Each format lists what can be wrong with it in an enumeration of facts (`StringsFault` and the like);
/// the sentence of a fact is made there, in one place.
package struct FormatIssue: Sendable, Hashable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The name under which tools report it: `syntax`, `duplicate-key`, …
  package let rule: FormatRule
  package let severity: Severity
  /// Whether something that was written in the file is missing from what was read.
  package let losesContent: Bool
  package let position: SourcePosition
  /// The key of the entry concerned, where there is one.
  package let key: String?
  package let sentence: String

  package init(_ fault: some FormatFault, at position: SourcePosition, key: String? = nil) {
    self.rule = fault.rule
    self.severity = fault.severity
    self.losesContent = fault.losesContent
    self.position = position
    self.key = key
    self.sentence = fault.sentence
  }
}

/// The facts of an issue, in a format's own words.
package protocol FormatFault: Sendable {
  var rule: FormatRule { get }
  var severity: FormatIssue.Severity { get }
  /// Whether something that was written in the file is missing from what was read.
  var losesContent: Bool { get }
  /// One sentence for a person, without a full stop at the end.
  var sentence: String { get }
}

/// The name of a kind of issue; an open set, since later formats and rules add theirs.
package struct FormatRule: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The file breaks the grammar of its format.
  package static let syntax = FormatRule(rawValue: "syntax")
  /// The bytes are not text in the encoding they announce.
  package static let encoding = FormatRule(rawValue: "encoding")
  /// A key is there twice.
  package static let duplicateKey = FormatRule(rawValue: "duplicate-key")
  /// A file without content.
  package static let emptyFile = FormatRule(rawValue: "empty-file")
  /// An escape that is none, or that loses what was meant.
  package static let escape = FormatRule(rawValue: "escape")
  /// A value of a kind that has no place there.
  package static let valueKind = FormatRule(rawValue: "value-kind")
  /// A limit on size, depth or count was met.
  package static let limit = FormatRule(rawValue: "limit")
}
