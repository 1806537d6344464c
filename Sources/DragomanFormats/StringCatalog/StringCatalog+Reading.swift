extension StringCatalog {
  /// A catalog as far as it could be read, and what was wrong with it.
  package struct Reading: Sendable {
    package let catalog: StringCatalog
    package let issues: [FormatIssue]
  }

  /// Reads a whole file; an entry that is broken is missing and has an issue.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) -> Reading {
    let text = JSONSource.utf8(of: bytes)
    let reader = JSONTreeReader(utf8: text, depthLimit: limits.depth)
    var scanner = StringCatalogScanner(reader: reader, visitor: TreeVisitor(), limits: limits)
    scanner.scan()
    let tree = scanner.visitor
    let catalog = StringCatalog(fields: tree.fields, strings: tree.strings, endsWithNewline: text.last == 0x0A)
    if catalog.sourceLanguage == nil { scanner.noteMissingSourceLanguage() }
    let issues = StringCatalogFinding.issues(scanner.findings, in: text) + tree.issues
    return Reading(catalog: catalog, issues: issues.sorted { $0.position < $1.position })
  }
}
