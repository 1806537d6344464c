/// The name of an `.lproj` folder, and which place it is.
struct LanguageFolderName: Sendable {
  let name: String
  let place: SourceIndex.Place
  /// Whether it is named in the canonical way: such a folder wins over another name of the same language.
  let isCanonical: Bool

  /// Nil for the name of anything else.
  init?(_ name: String) {
    let file = FileName(name)
    guard case .folder = file.kind else { return nil }
    self.init(name, stem: file.stem)
  }

  /// A name that is known to be one, or to say a language as one does.
  init?(_ name: String, stem: String) {
    self.name = name
    if stem.lowercased() == "base" {
      place = .base
      isCanonical = true
    } else {
      guard let language = LanguageFolder.language(stem) else { return nil }
      place = .language(language)
      isCanonical = language.identifier == stem
    }
  }

  /// Whether what is in this folder wins over what is in the other one of the same place.
  func isBefore(_ other: Self) -> Bool {
    isCanonical == other.isCanonical ? name < other.name : isCanonical
  }
}
