import Dragoman
import DragomanFormats

/// One thing that is checked. A rule is a file in `Rules`, a line in ``CheckRules``, a folder of fixtures, and a page
/// in the documentation.
///
/// A rule takes what it needs: each function does nothing unless the rule says otherwise.
protocol CheckRule: Sendable {
  static var facts: RuleFacts { get }

  /// Looks at one text beside the text of the source language.
  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings)
  /// Looks at what one file says in one language.
  static func check(_ file: CheckedFile, _ findings: inout Findings)
  /// Looks at all that a table has in one language.
  static func check(_ translation: CheckedTranslation, _ findings: inout Findings)
  /// Looks at a file as such, whatever its languages.
  static func check(_ reading: FileReading, _ findings: inout Findings)
  /// Looks at a bundle.
  static func check(_ bundle: ProjectBundle, _ findings: inout Findings)
  /// Looks at the project as a whole.
  static func check(_ project: Project, _ findings: inout Findings)
}

extension CheckRule {
  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {}
  static func check(_ file: CheckedFile, _ findings: inout Findings) {}
  static func check(_ translation: CheckedTranslation, _ findings: inout Findings) {}
  static func check(_ reading: FileReading, _ findings: inout Findings) {}
  static func check(_ bundle: ProjectBundle, _ findings: inout Findings) {}
  static func check(_ project: Project, _ findings: inout Findings) {}
}

/// What a rule is called and how much it matters.
package struct RuleFacts: Sendable, Hashable {
  /// Lower case with hyphens; the name of its page too.
  package let name: String
  package let severity: Finding.Severity
  package var isOnByDefault = true
  /// What is found, in one line without a full stop.
  package let summary: String
}
