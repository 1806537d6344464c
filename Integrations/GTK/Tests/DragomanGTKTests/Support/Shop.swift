import DragomanGTK

/// A localizer of a few texts.
enum Shop {
  static func localizer(selection: LanguageSelection = selection()) -> Localizer {
    let texts: [Language: [String: String]] = [
      .english: ["title": "Lamps", "icon": "go-next"],
      .ukrainian: ["title": "Лампи", "icon": "go-down"],
      .arabic: ["title": "مصابيح", "icon": "go-previous"],
    ]
    return Localizer(sources: [.dictionary(texts)], defaultLanguage: .english, selection: selection)
  }

  static func selection() -> LanguageSelection {
    LanguageSelection(store: .memory, preferredLanguages: [.english])
  }
}
