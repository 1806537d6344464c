import DragomanGTK

/// A localizer of a few texts.
enum Shop {
  static func localizer() -> Localizer {
    let texts: [Language: [String: String]] = [
      .english: ["title": "Lamps", "icon": "go-next"],
      .ukrainian: ["title": "Лампи", "icon": "go-down"],
      .arabic: ["title": "مصابيح", "icon": "go-previous"],
    ]
    let selection = LanguageSelection(store: .memory, preferredLanguages: [.english])
    return Localizer(sources: [.dictionary(texts)], defaultLanguage: .english, selection: selection)
  }
}
