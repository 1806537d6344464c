import DragomanFormats

/// Lays the tables along a fallback chain over one another.
struct ResolvedTableBuilder: Sendable {
  private let links: [(place: SourceIndex.Place, setting: MessageSetting)]
  private let shelf: TableShelf
  let ownSetting: MessageSetting

  init(language: Language, chain: FallbackChain, shelf: TableShelf, locales: (Language) -> LanguageLocales) {
    self.shelf = shelf
    let ownLocales = locales(language)
    ownSetting = MessageSetting(language: language, locales: ownLocales, isFurther: false)
    links = chain.links.map { link in
      let setting = MessageSetting(
        language: link.language, locales: link.language == language ? ownLocales : locales(link.language),
        isFurther: link.step == .further)
      return (link.place, setting)
    }
  }

  /// Where texts and files are looked for, the nearest first.
  var places: [SourceIndex.Place] { links.map(\.place) }

  /// The texts under one name, the nearest of each key.
  func table(_ name: String) -> ResolvedTable {
    let loaded = links.compactMap { link in
      shelf.table(name, at: link.place, language: link.setting.language).map { (table: $0, setting: link.setting) }
    }
    var entries = KeyTable<ResolvedTable.Entry>()
    for (index, (loaded, setting)) in loaded.enumerated() {
      let entry = { (message: Message) in ResolvedTable.Entry(message: message, setting: setting) }
      // The keys of the nearest are taken as they are, and nearly always have all that the others have.
      if index == 0 {
        entries = loaded.table.messages.mapValues(entry)
      } else {
        entries.add(loaded.table.messages, entry)
      }
    }
    for (loaded, setting) in loaded {
      for (key, text) in loaded.table.lastResorts {
        entries.add(.init(message: Message(verbatim: text), setting: setting, isLastResort: true), for: key.text)
      }
    }
    return ResolvedTable(entries, issues: loaded.reversed().flatMap(\.table.issues))
  }
}
