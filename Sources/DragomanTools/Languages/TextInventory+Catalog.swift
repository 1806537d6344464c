import Dragoman
import DragomanFormats

extension TextInventory {
  /// Adds what a catalog says of its keys, whatever the language.
  mutating func addKeys(of catalog: StringCatalog, table: String) {
    for entry in catalog.strings {
      let key = Key(table: table, key: entry.key)
      addCatalogKey(key, isTranslatable: entry.value.shouldTranslate != false)
    }
  }

  /// Adds what a catalog says in the language that it has under a tag.
  mutating func add(_ catalog: StringCatalog, in language: Language, named tag: String, table: String) {
    let isSource = tag == catalog.sourceLanguage
    var texts: Texts = [:]
    for entry in catalog.strings {
      texts[Key(table: table, key: entry.key)] =
        isSource ? entry.value.isWritten(in: tag, key: entry.key) : entry.value.isTranslated(into: tag)
    }
    add(texts, in: language)
  }
}

extension StringCatalog.Entry {
  /// Whether the text in a language is a translation; nil without a text.
  fileprivate func isTranslated(into tag: String) -> Bool? {
    guard let localization = localizations[tag],
      localization.usable(hasExtractionState: extractionState != nil, isSource: false) != nil
    else { return nil }
    return localization.isTranslated
  }

  /// Whether the source language has a text that is not empty and not waiting for one.
  ///
  /// The key itself is that text where there is no other, and where Xcode made the other of the key: a text that is
  /// `new` counts as absent unless the entry says where it comes from.
  fileprivate func isWritten(in tag: String, key: String) -> Bool {
    let hasState = extractionState != nil
    guard let localization = localizations[tag],
      let usable = localization.usable(hasExtractionState: hasState, isSource: true)
    else { return !key.isEmpty }
    return hasState ? localization.isTranslated : !usable.isEmpty
  }
}

extension StringCatalog.Localization {
  /// Whether it has a text that is not empty, and no text or variant waits for its translation.
  fileprivate var isTranslated: Bool {
    !isEmpty && units.allSatisfy { $0.state != .new } && stringSet?.state != .new
  }

  fileprivate var isEmpty: Bool {
    units.allSatisfy { ($0.value ?? "").isEmpty } && (stringSet?.values ?? []).allSatisfy(\.isEmpty)
  }

  /// Its texts and those of all its variants.
  fileprivate var units: [StringCatalog.StringUnit] { withVariants.compactMap(\.localization.stringUnit) }
}
