package import Dragoman
package import DragomanFormats

/// What a file says for one key in one language, and where.
package struct TranslationEntry: Sendable {
  /// What is said.
  package enum Content: Sendable {
    case text(String)
    case variants(StringsDict.Entry)
    /// What a String Catalog says, unless it is one text without variables.
    case localization(StringCatalog.Localization)
    /// The key of a String Catalog stands for its own text.
    case key
  }

  package let key: String
  package let content: Content
  /// Where the key stands; of a String Catalog, where the language stands in the entry. Nil in a binary file.
  package let position: SourcePosition?
  /// Where the text begins; as `position` where that is not known.
  package let valuePosition: SourcePosition?
  package let comment: String?
  /// What a String Catalog says of the entry beside.
  package let catalogEntry: CatalogEntryFacts?
}

/// What a String Catalog says about a text beside the text itself.
package struct CatalogEntryFacts: Sendable {
  package let extractionState: StringCatalog.ExtractionState?
  package let isTranslatable: Bool
  /// Where the key stands.
  package let keyPosition: SourcePosition?
  /// How far the translation is; nil where that differs by variant, or nothing is said.
  package let state: StringCatalog.State?
}

extension TranslationEntry {
  /// What the entry asks for, and what is wrong with its variants.
  package var inspection: VariantInspection {
    switch content {
    case .text(let text): VariantInspection(plain: text)
    case .key: VariantInspection(plain: key)
    case .variants(let entry): VariantInspection(entry, key: key)
    case .localization(let localization): VariantInspection(localization, key: key, at: position)
    }
  }

  /// Every text that may be shown, with its place: one, or those of the variants.
  package var texts: [PlacedText] {
    switch content {
    case .text(let text): [PlacedText(text: text, position: valuePosition ?? position)]
    case .key: []
    case .variants(let entry): entry.texts
    case .localization(let localization): localization.texts
    }
  }
}
