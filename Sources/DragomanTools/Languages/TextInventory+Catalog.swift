import Dragoman
import DragomanFormats

extension TextInventory {
  /// Adds what a catalog says in all its languages.
  mutating func add(_ catalog: StringCatalog, table: String) {
    let source = catalog.sourceLanguage.flatMap { LanguageFolder.language($0) }
    catalogLanguage = catalogLanguage ?? source
    if let source { texts[source] = texts[source] ?? Texts() }
    for entry in catalog.strings {
      let key = Key(table: table, key: entry.key)
      catalogKeys.insert(key)
      if entry.value.shouldTranslate == false { untranslatable.insert(key) }
      for localization in entry.value.localizations {
        guard let language = LanguageFolder.language(localization.key), language != source else { continue }
        add(localization.value, of: entry.value, key, in: language)
      }
      if let source { addSource(entry.value, key, in: source, named: catalog.sourceLanguage) }
    }
  }

  private mutating func add(
    _ localization: StringCatalog.Localization, of entry: StringCatalog.Entry, _ key: Key, in language: Language
  ) {
    let hasState = entry.extractionState != nil
    let isUsable = localization.usable(hasExtractionState: hasState, isSource: false) != nil
    var texts = texts[language] ?? Texts()
    if isUsable { texts.add(key, isTranslated: localization.isTranslated) }
    self.texts[language] = texts
  }

  /// In the source language the key is the text where there is no other.
  private mutating func addSource(
    _ entry: StringCatalog.Entry, _ key: Key, in language: Language, named name: String?
  ) {
    let own = name.flatMap { entry.localizations[$0] }
    let isEmpty = own.map(\.isEmpty) ?? key.key.isEmpty
    texts[language, default: Texts()].add(key, isTranslated: !isEmpty)
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
  fileprivate var units: [StringCatalog.StringUnit] {
    let own = stringUnit.map { [$0] } ?? []
    let varied = variations?.units ?? []
    return own + varied + substitutions.flatMap { $0.value.variations?.units ?? [] }
  }
}

extension StringCatalog.Variations {
  fileprivate var units: [StringCatalog.StringUnit] {
    kinds.flatMap { kind in self[kind].flatMap { $0.value.units } }
  }
}
