/// What can be wrong in an XML or a binary property list.
package enum PropertyListFault: FormatFault, Hashable {
  // Elements.
  case unclosedElement(String)
  case extraCloseTag(String)
  case mismatchedCloseTag(String, of: String)
  case unknownElement(String)
  case malformedTag(String)
  case keyOutsideDictionary(String)
  case valueWithoutKey(PropertyListKind)
  case missingValue(key: String)
  case severalRoots
  case noRoot

  // Text.
  case strayText(String)
  case markupInText(String)
  case commentInText
  case unknownEntity(String)
  case invalidReference(String)
  case controlCharacter(Unicode.Scalar)
  case malformedValue(PropertyListKind, String, key: String?)

  // Binary.
  case damagedBinary(key: String?)

  // What is well-formed and still hardly meant.
  case duplicateKey(String, first: SourcePosition?)
  /// A key that its dictionary has already, with another value.
  case conflictingKey(String, first: SourcePosition?)
  case noTable(PropertyListKind)
  case emptyTable
  case valueIsNoText(PropertyListKind, key: String)
}

extension PropertyListFault {
  package var rule: FormatRule {
    switch self {
    case .duplicateKey, .conflictingKey: .duplicateKey
    case .noTable, .valueIsNoText: .valueKind
    case .emptyTable: .emptyFile
    case .unknownEntity, .invalidReference: .escape
    default: .syntax
    }
  }

  package var severity: FormatIssue.Severity {
    switch self {
    case .duplicateKey, .emptyTable, .controlCharacter, .commentInText: .warning
    default: .error
    }
  }

  package var losesContent: Bool {
    switch self {
    case .keyOutsideDictionary, .valueWithoutKey, .missingValue, .severalRoots, .noRoot, .strayText, .malformedValue,
      .damagedBinary, .noTable, .valueIsNoText:
      true
    default: false
    }
  }

  /// The key of the entry that is concerned, where there is one.
  var key: String? {
    switch self {
    case .missingValue(let key), .keyOutsideDictionary(let key), .duplicateKey(let key, _), .conflictingKey(let key, _),
      .valueIsNoText(_, let key):
      key
    default: nil
    }
  }
}
