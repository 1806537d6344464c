package import Dragoman
import DragomanFormats
package import Foundation

/// Asks for one text as a program would get it.
package struct TextQuery {
  package struct Answer {
    package let text: String
    /// What was found wrong, a line each.
    package let issues: [String]
    /// Whether no table has the key, so that the key itself is shown.
    package let isMissing: Bool
  }

  /// Why a text cannot be asked for.
  package enum Failure: Error {
    case noFolder(path: String)
    case noTranslations(path: String)
    case unsupported(Language, supported: [Language])
    case noLanguage(String)
  }

  private let folder: URL
  private let language: Language?

  /// A query in a folder, in a language or, without one, in that of the person's environment.
  package init(folder: URL, language: String?) throws(Failure) {
    self.folder = folder
    guard let language else {
      self.language = nil
      return
    }
    guard let known = Language(identifier: language) else { throw .noLanguage(language) }
    self.language = known
  }

  package func answer(key: String, table: String?, arguments: Arguments) throws(Failure) -> Answer {
    let issues = IssueCollector()
    let localizer = localizer(reportingTo: issues)
    guard FileManager.default.isFolder(folder) else { throw .noFolder(path: folder.relativePath) }
    guard !localizer.languages.isEmpty else { throw .noTranslations(path: folder.relativePath) }
    try select(in: localizer)
    let text = localizer.string(key, arguments, table: table)
    let found = issues.all
    let isMissing = found.contains { $0.kind == .missingKey || $0.kind == .missingTable }
    return Answer(text: text, issues: found.map(\.description), isMissing: isMissing)
  }

  private func localizer(reportingTo issues: IssueCollector) -> Localizer {
    var configuration = Localizer.Configuration()
    // A language that was asked for by name is shown by itself, whoever asks.
    if language != nil { configuration.numberLocale = .language }
    return Localizer(
      sources: [.directory(folder)], selection: LanguageSelection(store: .memory), configuration: configuration
    ) { issues.append($0) }
  }

  private func select(in localizer: Localizer) throws(Failure) {
    guard let language else { return }
    do {
      try localizer.select(language)
    } catch {
      throw .unsupported(language, supported: localizer.languages)
    }
  }
}

extension FileManager {
  func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
