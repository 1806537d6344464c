import Dragoman

/// Which keys have texts in which languages, over all tables of a folder.
struct TextInventory {
  /// A key of a table.
  struct Key: Hashable {
    let table: String
    let key: String
  }

  /// What there is in one language.
  struct Texts {
    var keys: Set<Key> = []
    /// The keys whose text is not empty and not waiting for its translation.
    var translated: Set<Key> = []

    mutating func add(_ key: Key, isTranslated: Bool) {
      keys.insert(key)
      if isTranslated { translated.insert(key) }
    }
  }

  var texts: [Language: Texts] = [:]
  /// The keys of `Base.lproj`.
  var base = Texts()
  /// The keys of catalogs, whatever their languages.
  var catalogKeys: Set<Key> = []
  /// The keys that translators have nothing to do with.
  var untranslatable: Set<Key> = []
  /// The source language of the first catalog.
  var catalogLanguage: Language?
  /// `CFBundleDevelopmentRegion`.
  var developmentLanguage: Language?
}

extension TextInventory {
  /// All languages, sorted by tag.
  var languages: [Language] {
    texts.keys.sorted { $0.identifier < $1.identifier }
  }

  func row(of language: Language) -> LanguageReport.Row {
    let texts = texts[language] ?? Texts()
    let wanted = sourceKeys
    let done = texts.translated.intersection(wanted).count
    let share = wanted.isEmpty ? 1 : Double(done) / Double(wanted.count)
    return LanguageReport.Row(language: language, keys: texts.keys.count, translated: share)
  }

  /// The keys that there are to translate.
  private var sourceKeys: Set<Key> {
    sourceTexts.keys.union(catalogKeys).subtracting(untranslatable)
  }

  /// What is translated from: the texts of the source language, or those of `Base.lproj`.
  private var sourceTexts: Texts {
    if let language = catalogLanguage ?? developmentLanguage, let texts = texts[language] { return texts }
    if !base.keys.isEmpty { return base }
    return texts["en"] ?? languages.first.flatMap { texts[$0] } ?? Texts()
  }
}
