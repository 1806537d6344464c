/// The texts of a String Catalog in all languages, for those who only read them.
///
/// It says what the tree of a ``StringCatalog`` says, and takes a fraction of its time and memory.
package struct CatalogTexts: Sendable {
  package let sourceLanguage: String?
  /// In the order of the file.
  package let keys: [CatalogTexts.Key]
  package let issues: [FormatIssue]

  /// Reads a whole file; an entry that is broken is missing and has an issue.
  ///
  /// Of a catalog of which there is anything to say a tree is made all the same, so that faults are found in one way
  /// only and told in their order.
  package init(_ bytes: [UInt8], limits: FormatLimits = FormatLimits(), in loop: Loop) {
    let text = SourceText(decoding: bytes)
    if let texts = ParallelTexts(text, limits: limits, in: loop) {
      sourceLanguage = texts.sourceLanguage
      keys = texts.keys
      issues = []
    } else {
      let reading = StringCatalog.read(text, limits: limits)
      sourceLanguage = reading.catalog.sourceLanguage
      keys = reading.catalog.strings.map(Key.init)
      issues = reading.issues
    }
  }
}
