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
    var entries: [ExactString: ResolvedTable.Entry] = [:]
    var issues: [LocalizationIssue] = []
    for (place, setting) in links.reversed() {
      guard let loaded = shelf.table(name, at: place, language: setting.language) else { continue }
      entries.reserveCapacity(loaded.table.messages.count)
      for (key, text) in loaded.table.lastResorts where entries[key]?.isLastResort != false {
        entries[key] = .init(message: Message(verbatim: text), setting: setting, isLastResort: true)
      }
      for (key, message) in loaded.table.messages { entries[key] = .init(message: message, setting: setting) }
      issues += loaded.issues
    }
    return ResolvedTable(entries: entries, issues: issues)
  }
}
