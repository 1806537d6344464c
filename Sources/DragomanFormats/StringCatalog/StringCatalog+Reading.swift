extension StringCatalog {
  /// A catalog as far as it could be read, and what was wrong with it.
  package struct Reading: Sendable {
    package let catalog: StringCatalog
    package let issues: [FormatIssue]
  }

  /// Reads a whole file; an entry that is broken is missing and has an issue.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) -> Reading {
    read(SourceText(decoding: bytes), limits: limits)
  }

  static func read(_ text: SourceText, limits: FormatLimits) -> Reading {
    var scanner = StringCatalogScanner(text, visitor: TreeVisitor(), limits: limits, givesPositions: true)
    scanner.scan()
    let tree = scanner.visitor
    let catalog = StringCatalog(fields: tree.fields, strings: tree.strings, endsWithNewline: text.utf8.last == 0x0A)
    if catalog.sourceLanguage == nil { scanner.noteMissingSourceLanguage() }
    return Reading(catalog: catalog, issues: scanner.log.issues)
  }
}
