import Dragoman
import DragomanFormats

/// What a String Catalog says in each of some languages, found in one pass over its keys.
///
/// In the source language a key that says nothing else says itself.
struct CatalogEntries {
  private var entries: [String: [TranslationEntry]] = [:]
  /// Every language of the catalog, wanted or not, and where it stands first.
  private(set) var languages: [(name: String, position: SourcePosition?)] = []
  private var knownLanguages: Set<String> = []
  private let sourceLanguage: String?

  init(_ catalog: StringCatalog, in languages: Set<String>) {
    sourceLanguage = catalog.sourceLanguage.flatMap { languages.contains($0) ? $0 : nil }
    for element in catalog.strings { add(element, in: languages) }
  }

  subscript(language: String?) -> [TranslationEntry] { language.flatMap { entries[$0] } ?? [] }

  private mutating func add(
    _ element: StringCatalog.Map<StringCatalog.Entry>.Element, in languages: Set<String>
  ) {
    var sourceIsMissing = true
    for translation in element.value.localizations {
      note(translation)
      guard languages.contains(translation.key) else { continue }
      if translation.key == sourceLanguage { sourceIsMissing = false }
      entries[translation.key, default: []].append(TranslationEntry(translation, of: element))
    }
    guard sourceIsMissing, let sourceLanguage else { return }
    entries[sourceLanguage, default: []].append(TranslationEntry(untranslated: element))
  }

  private mutating func note(_ translation: StringCatalog.Map<StringCatalog.Localization>.Element) {
    guard entries[translation.key] == nil, knownLanguages.insert(translation.key).inserted else { return }
    languages.append((translation.key, translation.keyPosition))
  }
}

extension TranslationEntry {
  fileprivate typealias CatalogEntry = StringCatalog.Map<StringCatalog.Entry>.Element

  fileprivate init(_ translation: StringCatalog.Map<StringCatalog.Localization>.Element, of element: CatalogEntry) {
    let localization = translation.value
    let unit = localization.isPlain ? localization.stringUnit : nil
    let position = translation.keyPosition ?? element.keyPosition
    let text = unit?.value.flatMap { $0.canReferToVariables ? nil : $0 }
    self.init(
      key: element.key, content: text.map { .text($0) } ?? .localization(localization), position: position,
      valuePosition: localization.stringUnit?.valuePosition ?? position, comment: element.value.comment,
      catalogEntry: CatalogEntryFacts(element, state: unit?.state))
  }

  fileprivate init(untranslated element: CatalogEntry) {
    self.init(
      key: element.key, content: .key, position: element.keyPosition, valuePosition: element.keyPosition,
      comment: element.value.comment, catalogEntry: CatalogEntryFacts(element, state: nil))
  }
}

extension CatalogEntryFacts {
  fileprivate init(_ element: StringCatalog.Map<StringCatalog.Entry>.Element, state: StringCatalog.State?) {
    self.init(
      extractionState: element.value.extractionState, isTranslatable: element.value.shouldTranslate != false,
      keyPosition: element.keyPosition, state: state)
  }
}
