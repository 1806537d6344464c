/// What can be wrong with a String Catalog, beyond JSON.
package enum StringCatalogFault: Sendable, Hashable {
  /// An entry whose JSON is broken.
  case damagedEntry(JSONFault)
  /// A field of the file whose JSON is broken, or text between entries that belongs to nothing.
  case damaged(JSONFault)
  /// A brace that closes `strings` before its last entry.
  case surplusBrace
  /// The last entry has taken the brace of `strings` for its own.
  case missingBraceAtEnd
  case noSourceLanguage
  /// A version of the format that came after this reader.
  case unknownVersion(String)
  case notAnObject(field: String)
  case notText(field: String)
  case noValue
  /// Too much of the file is broken to go on looking for what is left of it.
  case hopeless
}

extension StringCatalogFault: FormatFault {
  package var rule: FormatRule {
    switch self {
    case .damagedEntry(let fault), .damaged(let fault): fault.rule
    case .surplusBrace, .missingBraceAtEnd: .syntax
    case .noSourceLanguage, .unknownVersion, .notAnObject, .notText, .noValue: .valueKind
    case .hopeless: .limit
    }
  }

  package var severity: FormatIssue.Severity {
    switch self {
    case .noSourceLanguage, .unknownVersion: .warning
    default: .error
    }
  }

  package var losesContent: Bool {
    switch self {
    case .noSourceLanguage, .unknownVersion, .missingBraceAtEnd: false
    default: true
    }
  }

  package var sentence: String {
    switch self {
    case .damagedEntry(let fault): "\(fault.sentence); the entry was left out"
    case .damaged(let fault): "\(fault.sentence); what follows was left out up to the next entry"
    case .surplusBrace: "a brace too many stands before this; what it has cut off was left out"
    case .missingBraceAtEnd: "a brace is missing before this"
    case .noSourceLanguage: "the catalog does not say its source language"
    case .unknownVersion(let version):
      "the version \(version.quoted) of the format is not known; the catalog was read as if it were 1.x"
    case .notAnObject(let field): "\(field.quoted) should be an object in braces and is not used"
    case .notText(let field): "\(field.quoted) should be a text in quotes and is not used"
    case .noValue: "a text without a “value” is not used"
    case .hopeless: "too much of the file is damaged; the rest was left out"
    }
  }
}
