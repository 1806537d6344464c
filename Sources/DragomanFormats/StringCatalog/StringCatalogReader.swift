/// Reads a catalog for one language at a time: the lean way, without a tree.
package struct StringCatalogReader: Sendable {
  /// The language of the texts in the code, as the catalog says; nil where it does not.
  package let sourceLanguage: String?
  private let reader: JSONTreeReader
  private let limits: FormatLimits

  package init(bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    reader = JSONTreeReader(utf8: JSONSource.utf8(of: bytes), depthLimit: limits.depth, givesPositions: false)
    self.limits = limits
    sourceLanguage = Self.sourceLanguage(in: reader, limits: limits)
  }

  /// Hands the texts of a language, named as the catalog names it, to a sink.
  ///
  /// In the source language a key without an entry of its own is its own text.
  package func read<Sink: TableSink>(language: String, into sink: inout Sink) {
    let visitor = LanguageVisitor(language: language, isSource: language == sourceLanguage, sink: sink)
    var scanner = StringCatalogScanner(reader: reader, visitor: visitor, limits: limits)
    scanner.scan()
    if sourceLanguage == nil { scanner.noteMissingSourceLanguage() }
    sink = scanner.visitor.sink
    for issue in StringCatalogFinding.issues(scanner.findings, in: reader.scanner.bytes) { sink.issue(issue) }
  }

  /// The languages that the catalog has, in the order in which they are first named, the source language in front.
  package func languages() -> [StringCatalog.LanguageCount] {
    let visitor = LanguageCountVisitor(sourceLanguage: sourceLanguage)
    var scanner = StringCatalogScanner(reader: reader, visitor: visitor, limits: limits)
    scanner.scan()
    return scanner.visitor.counts
  }

  private static func sourceLanguage(in reader: JSONTreeReader, limits: FormatLimits) -> String? {
    var scanner = StringCatalogScanner(reader: reader, visitor: SourceLanguageVisitor(), limits: limits)
    scanner.scan()
    return scanner.visitor.sourceLanguage
  }
}
