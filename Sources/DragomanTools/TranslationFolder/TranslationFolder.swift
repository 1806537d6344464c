import Dragoman
import DragomanFormats
import Foundation

/// A folder of translations that a person named, and that is there.
struct TranslationFolder: Sendable {
  private let url: URL

  init(_ path: String) throws(UnreadableFile) {
    url = URL(filePath: path)
    do {
      try FolderAccess.check(path)
    } catch {
      throw UnreadableFile(path: path, failure: error)
    }
  }

  var source: TranslationSource { .directory(url) }

  func compiled(propertyLists: String?) -> CompiledFolder {
    CompiledFolder(folder: url, propertyListName: propertyLists)
  }

  /// The tables in it.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The language that is the default one, whatever else is said.
  ///   - declaredLanguage: The one that is where the folder itself does not name one.
  func listing(sourceLanguage: Language?, declaredLanguage: Language?, limits: FormatLimits) -> TableListing {
    TableListing(folder: url, defaultLanguage: sourceLanguage, declaredLanguage: declaredLanguage, limits: limits)
  }

  /// Fails where no language was found, for the reason that was found instead.
  func check(_ languages: [Language], issues: [LocalizationIssue]) throws(NoTranslations) {
    guard languages.isEmpty else { return }
    throw NoTranslations(at: [url.relativePath], issues: issues)
  }
}
