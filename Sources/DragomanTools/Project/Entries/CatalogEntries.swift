import Dragoman
import DragomanFormats

/// What a String Catalog says in each of some languages.
///
/// In the source language a key that says nothing else says itself.
struct CatalogEntries: Sendable {
  /// Some keys after others, each with all its languages: so each thread that looks has keys of its own.
  private let parts: [CatalogPart]
  private static let keysOfPart = 64

  init(_ catalog: CatalogTexts, in languages: Set<String>) {
    let keys = catalog.keys
    let starts = stride(from: 0, to: keys.count, by: Self.keysOfPart)
    let sourceLanguage = catalog.sourceLanguage.flatMap { languages.contains($0) ? $0 : nil }
    parts = Parallel.map(Array(starts), onProgress: nil) { start in
      var part = CatalogPart(languages, sourceLanguage: sourceLanguage)
      for key in keys[start..<min(start + Self.keysOfPart, keys.count)] { part.add(key) }
      return part
    }
  }

  /// The entries of a language, as the catalog calls it, in the order of the file.
  subscript(language: String) -> [TranslationEntry] { parts.flatMap { $0.entries[language] ?? [] } }

  /// Every language as the catalog calls it, wanted or not, and where each stands first.
  var languages: [(name: String, position: SourcePosition?)] {
    var known: Set<String> = []
    return parts.flatMap { part in part.languages.filter { known.insert($0.name).inserted } }
  }
}

/// Some keys of a catalog.
private struct CatalogPart: Sendable {
  private(set) var entries: [String: [TranslationEntry]] = [:]
  private(set) var languages: [(name: String, position: SourcePosition?)] = []
  private var knownLanguages: Set<String> = []
  private let wanted: Set<String>
  private let sourceLanguage: String?

  init(_ wanted: Set<String>, sourceLanguage: String?) {
    self.wanted = wanted
    self.sourceLanguage = sourceLanguage
  }

  mutating func add(_ key: CatalogTexts.Key) {
    var sourceIsMissing = true
    for text in key.texts {
      note(text)
      guard wanted.contains(text.language) else { continue }
      if text.language == sourceLanguage { sourceIsMissing = false }
      entries[text.language, default: []].append(TranslationEntry(text, of: key))
    }
    guard sourceIsMissing, let sourceLanguage else { return }
    entries[sourceLanguage, default: []].append(TranslationEntry(untranslated: key))
  }

  private mutating func note(_ text: CatalogTexts.Text) {
    guard entries[text.language] == nil, knownLanguages.insert(text.language).inserted else { return }
    languages.append((text.language, text.position))
  }
}

extension TranslationEntry {
  fileprivate init(_ text: CatalogTexts.Text, of key: CatalogTexts.Key) {
    let position = text.position ?? key.position
    let content: Content
    let valuePosition: SourcePosition?
    var unitState: StringCatalog.State?
    switch text.content {
    case .unit(let unit, let state, let place):
      (content, valuePosition, unitState) = (.text(unit), place, state)
    case .localization(let localization):
      (content, valuePosition) = (.localization(localization), localization.stringUnit?.valuePosition)
      if localization.isPlain { unitState = localization.stringUnit?.state }
    }
    self.init(
      key: key.key, content: content, position: position, valuePosition: valuePosition ?? position,
      comment: key.comment, catalogEntry: CatalogEntryFacts(key, state: unitState))
  }

  fileprivate init(untranslated key: CatalogTexts.Key) {
    self.init(
      key: key.key, content: .key, position: key.position, valuePosition: key.position, comment: key.comment,
      catalogEntry: CatalogEntryFacts(key, state: nil))
  }
}

extension CatalogEntryFacts {
  fileprivate init(_ key: CatalogTexts.Key, state: StringCatalog.State?) {
    self.init(
      extractionState: key.extractionState, isTranslatable: key.isTranslatable, keyPosition: key.position, state: state)
  }
}
