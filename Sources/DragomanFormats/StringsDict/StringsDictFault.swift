/// What can be wrong in a `.stringsdict` file beyond what can be wrong in any property list.
package enum StringsDictFault: FormatFault, Hashable {
  /// A key whose value is of another kind than it should be. The path is that from the entry's key on.
  case wrongKind(PropertyListKind, path: String)
  /// A width that is not written as a whole number, or is negative.
  case widthIsNoNumber(String, path: String)

  package var rule: FormatRule { .valueKind }
  package var severity: FormatIssue.Severity { .error }
  package var losesContent: Bool { true }

  package var sentence: String {
    switch self {
    case .wrongKind(let kind, let path): "“\(path)” is \(kind.rawValue), which has no meaning there, and is not used"
    case .widthIsNoNumber(let text, let path):
      "the width \(text.quoted) of “\(path)” is no number of columns; its text is not used"
    }
  }
}
