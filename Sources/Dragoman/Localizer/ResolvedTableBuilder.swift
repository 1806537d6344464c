/// Finds the tables along a fallback chain.
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

  /// The texts under one name.
  func table(_ name: String) -> ResolvedTable {
    ResolvedTable(
      links.compactMap { link in
        shelf.table(name, at: link.place, language: link.setting.language).map {
          .init(table: $0, setting: link.setting)
        }
      })
  }
}
