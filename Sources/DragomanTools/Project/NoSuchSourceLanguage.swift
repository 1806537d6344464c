package import Dragoman

/// A source language in which there is no file: nothing would be compared with anything, and a check would always pass.
package struct NoSuchSourceLanguage: Error, Sendable, Hashable {
  package let language: Language
  /// Those that there are.
  package let languages: [Language]
  /// Whether the settings of the project say it, and not whoever asks.
  package let isOfSettings: Bool

  /// The failure in one sentence.
  package var sentence: String {
    let known = languages.map(\.identifier).joined(separator: ", ")
    let origin = isOfSettings ? "that \(ProjectSettings.fileName) says" : "that was given"
    return "no file is in \(language), the source language \(origin); there are \(known)"
  }
}

extension [Project] {
  /// Makes sure that something is in a language that is to be the source language.
  func check(sourceLanguage: Language, isOfSettings: Bool = false) throws(NoSuchSourceLanguage) {
    let languages = Set(flatMap { $0.bundles.flatMap(\.languages) })
    guard !languages.isEmpty, !languages.contains(sourceLanguage) else { return }
    throw NoSuchSourceLanguage(
      language: sourceLanguage, languages: languages.sorted { $0.identifier < $1.identifier },
      isOfSettings: isOfSettings)
  }
}

extension Project {
  /// Makes sure that the source language of the settings is there, where they are those of this project alone: a part of
  /// a project need not have it.
  func checkSourceLanguageOfSettings() throws(NoSuchSourceLanguage) {
    guard settings.areOwn, let language = settings.sourceLanguage else { return }
    try [self].check(sourceLanguage: language, isOfSettings: true)
  }
}
