import Dragoman
import Foundation

/// The folders in which the files of a language are looked for, the nearest first.
struct LanguageFolders {
  let root: URL
  let localizer: Localizer

  func file(named name: String) -> URL? {
    folders.map { $0.appending(path: name) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private var folders: [URL] {
    let languages = tags(of: localizer.language) + tags(of: localizer.defaultLanguage)
    return languages.map { root.appending(path: "\($0).lproj") } + [root]
  }

  /// The tag, and what is left of it when subtags are taken away from its end.
  private func tags(of language: Language) -> [String] {
    let subtags = language.identifier.split(separator: "-")
    return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
  }
}
