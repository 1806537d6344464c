/// Why a compiled catalog cannot be used, or a message of it.
package enum CompiledCatalogFault: Error, Sendable, Hashable {
  /// It has no bytes: a build system asked for a file of that name, and there was nothing for it.
  case empty
  /// It begins as no compiled catalog does.
  case noCatalog
  /// It is of another version of the format.
  case version(Int)
  /// It has not as many bytes as it says.
  case size(bytes: Int, expected: Int)
  /// What it says of itself is not what was written.
  case damagedHead
  /// A table does not lie where a table can be.
  case misplacedTable(String)
  /// The slots and records of a table are none.
  case damagedTable(String)
  case damagedMessage
}

extension CompiledCatalogFault: FormatFault {
  package var rule: FormatRule { .compiledCatalog }
  package var severity: FormatIssue.Severity { .error }
  package var losesContent: Bool { true }

  package var sentence: String {
    switch self {
    case .empty: "the file is empty"
    case .noCatalog: "the file is no compiled catalog"
    case .version(let version):
      "the compiled catalog has version \(version) of the format, and only version \(CompiledCatalog.version) is known; "
        + "compile it anew"
    case .size(let bytes, let expected):
      "the compiled catalog has \(bytes) bytes where \(expected) were written; it is not whole"
    case .damagedHead: "the list of tables at the start of the compiled catalog is damaged"
    case .misplacedTable(let name): "the table \(name.quoted) lies outside the compiled catalog, or in another table"
    case .damagedTable(let name): "the table \(name.quoted) of the compiled catalog is damaged"
    case .damagedMessage: "the message in the compiled catalog is damaged; the entry cannot be used"
    }
  }
}

extension FormatRule {
  /// A compiled catalog that is damaged, or that this version cannot read.
  package static let compiledCatalog = FormatRule(rawValue: "compiled-catalog")
}
