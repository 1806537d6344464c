import Dragoman
import DragomanFormats

/// Which keys have texts in which languages, over all tables of a folder.
struct TextInventory {
  /// A key of a table.
  struct Key: Hashable {
    let table: String
    private let key: ExactString

    init(table: String, key: String) {
      self.table = table
      self.key = ExactString(key)
    }
  }

  /// The keys that have a text, and whether it is a translation: not empty, and not waiting for one.
  typealias Texts = [Key: Bool]

  let sourceLanguage: Language
  private var texts: [Language: Texts] = [:]
  /// The keys of catalogs, each of which has a text in the catalog's own source language, if only itself.
  private var catalogKeys: Set<Key> = []
  /// The keys that translators have nothing to do with.
  private var untranslatable: Set<Key> = []

  init(sourceLanguage: Language) {
    self.sourceLanguage = sourceLanguage
  }
}

extension TextInventory {
  /// Notes that a language is there, even if it has no text.
  mutating func add(_ language: Language) {
    texts[language] = texts[language] ?? [:]
  }

  /// Adds texts that win over those of the same keys that are there already, as they do when a program runs.
  mutating func add(_ added: Texts, in language: Language) {
    texts[language, default: [:]].merge(added) { $1 }
  }

  mutating func addCatalogKey(_ key: Key, isTranslatable: Bool) {
    catalogKeys.insert(key)
    if !isTranslatable { untranslatable.insert(key) }
  }

  /// All languages, sorted by tag.
  var rows: [LanguageReport.Row] {
    let wanted = wantedKeys
    return counts { _ in true }.map { language, count in
      let share = wanted.isEmpty ? nil : Double(count.translated) / Double(count.wanted)
      return LanguageReport.Row(language: language, keys: count.keys, translated: share)
    }
  }

  /// How far the texts of a language are.
  struct Count: Sendable, Hashable {
    /// How many keys have a text.
    var keys = 0
    /// How many of the keys that there are to translate are translated.
    var translated = 0
    /// How many keys there are to translate.
    var wanted = 0
  }

  /// How far one table is in each language, sorted by tag.
  func counts(ofTable table: String) -> [(language: Language, count: Count)] {
    counts { $0.table == table }
  }

  private func counts(of isCounted: (Key) -> Bool) -> [(language: Language, count: Count)] {
    let wanted = wantedKeys.filter(isCounted)
    return texts.sorted { $0.key.identifier < $1.key.identifier }.map { language, texts in
      let done = wanted.count { texts[$0] == true }
      return (language, Count(keys: texts.keys.count(where: isCounted), translated: done, wanted: wanted.count))
    }
  }

  /// The keys that there are to translate.
  private var wantedKeys: Set<Key> {
    catalogKeys.union(texts[sourceLanguage, default: [:]].keys).subtracting(untranslatable)
  }
}
