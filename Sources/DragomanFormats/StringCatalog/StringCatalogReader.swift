/// Reads a catalog for one language at a time: the lean way, without a tree.
package struct StringCatalogReader: Sendable {
  /// The language of the texts in the code, as the catalog says; nil where it does not.
  package let sourceLanguage: String?
  private let text: SourceText
  private let limits: FormatLimits

  package init(bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    text = SourceText(decoding: bytes)
    self.limits = limits
    var scanner = StringCatalogScanner(text, visitor: SourceLanguageVisitor(), limits: limits)
    scanner.scan()
    sourceLanguage = scanner.visitor.sourceLanguage
  }

  /// Hands the texts of a language, named as the catalog names it, to a sink in the order of the file, and then
  /// every issue.
  ///
  /// In the source language a key without a text of its own is its own text. What breaks other languages may stay
  /// unseen.
  package func read<Sink: TableSink>(language: String, into sink: inout Sink) {
    let visitor = LanguageVisitor(language: language, isSource: language == sourceLanguage, sink: sink)
    var scanner = StringCatalogScanner(text, visitor: visitor, limits: limits)
    scanner.scan()
    if sourceLanguage == nil { scanner.noteMissingSourceLanguage() }
    sink = scanner.visitor.sink
    for issue in scanner.log.issues { sink.issue(issue) }
  }

  /// The languages that the catalog has: the source language, then the others in the order in which they come.
  package func languages() -> [StringCatalog.LanguageCount] {
    scanLanguages().visitor.counts
  }

  /// What is wrong with the catalog whichever language is read; of a catalog without languages all there is to say.
  package func issues() -> [FormatIssue] {
    var scanner = scanLanguages()
    if sourceLanguage == nil { scanner.noteMissingSourceLanguage() }
    return scanner.log.issues
  }

  private func scanLanguages() -> StringCatalogScanner<LanguageCountVisitor> {
    let visitor = LanguageCountVisitor(sourceLanguage: sourceLanguage)
    var scanner = StringCatalogScanner(text, visitor: visitor, limits: limits)
    scanner.scan()
    return scanner
  }
}
