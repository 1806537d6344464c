import Dragoman
import DragomanFormats
import Foundation

extension NoTranslations {
  /// Nothing at some paths that a person has named.
  init(at paths: [String], issues: [LocalizationIssue]) {
    self.init(
      path: paths.joined(separator: ", "), issues: issues, compiled: paths.flatMap(Self.compiledCatalogs(at:)))
  }

  /// Nothing in some projects.
  init(in projects: [Project], issues: [LocalizationIssue]) {
    self.init(
      path: projects.map(\.files.root).joined(separator: ", "), issues: issues,
      compiled: projects.flatMap { Self.compiledCatalogs(among: $0.files.paths) })
  }

  /// The path itself, or what lies in the folder.
  private static func compiledCatalogs(at path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return compiledCatalogs(among: names?.sorted() ?? [path])
  }

  private static func compiledCatalogs(among paths: [String]) -> [String] {
    paths.filter { FilePath($0).fileExtension == CompiledCatalog.fileExtension }
  }
}
