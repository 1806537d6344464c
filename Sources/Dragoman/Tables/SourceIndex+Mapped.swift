import DragomanFormats

extension SourceIndex {
  /// Lists what another source has in its default language as if it were in a language of its own.
  init(mapping source: TranslationSource, as language: Language, by mapping: TextMapping, limits: FormatLimits) {
    let index = LocalizerIndex([source], defaultLanguage: nil, limits: limits)
    self.init(name: index.name)
    for name in index.tableNames {
      for place in [Place.root, .base, .language(index.defaultLanguage)] {
        for part in index.parts(of: name, at: place) {
          add(.mapped(part, mapping), named: name, at: .language(language))
        }
      }
    }
  }
}
