extension CatalogTexts {
  /// What a String Catalog says about one key.
  package struct Key: Sendable {
    package let key: String
    package let position: SourcePosition?
    package let comment: String?
    package let extractionState: StringCatalog.ExtractionState?
    /// False where translators have nothing to do.
    package let isTranslatable: Bool
    /// What each language says, in the order of the file.
    package let texts: [CatalogTexts.Text]

    /// - Parameter entry: The entry; of its localizations nothing is asked for.
    init(key: String, position: SourcePosition?, entry: StringCatalog.Entry, texts: [CatalogTexts.Text]) {
      self.key = key
      self.position = position
      comment = entry.comment
      extractionState = entry.extractionState
      isTranslatable = entry.shouldTranslate != false
      self.texts = texts
    }

    init(_ element: StringCatalog.Map<StringCatalog.Entry>.Element) {
      self.init(
        key: element.key, position: element.keyPosition, entry: element.value,
        texts: element.value.localizations.map(CatalogTexts.Text.init))
    }
  }
}
