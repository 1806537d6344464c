package import Dragoman
package import DragomanFormats
import Foundation

extension Project {
  /// The projects at some paths: each folder is one, the folders of languages that lie in one are one together, and so
  /// are the files that are named.
  ///
  /// Among those a `Package.swift` and a `.dragoman.json` say what they say of the folder that they lie in.
  ///
  /// - Parameter knownRules: The rules that settings may name.
  /// - Throws: `UnreadableFile` for what is not there, `NoSuchSourceLanguage` where a language is given or set that is
  ///   nowhere, and `InvalidSettings`.
  package static func all(
    at paths: [String], knownRules: Set<String>, sourceLanguage: Language? = nil, limits: FormatLimits = FormatLimits()
  ) throws -> [Project] {
    let files = paths.filter { FileStatus(of: $0) != .folder }
    for path in files { try check(path) }
    // Whole ones first: of a bundle that is there twice the first counts.
    let folders = paths.filter { FileStatus(of: $0) == .folder && NamedLanguageFolder($0) == nil }
    let whole = try (folders.map { ($0, []) } + languageFolders(among: paths)).map { folder, languages in
      try project(
        in: folder, languages, knownRules: knownRules, sourceLanguage: sourceLanguage, limits: limits)
    }
    let chosen = try (files.isEmpty ? [] : [ChosenFiles(files)]).map {
      try $0.project(knownRules: knownRules, sourceLanguage: sourceLanguage, limits: limits)
    }
    if let sourceLanguage { try (whole + chosen).check(sourceLanguage: sourceLanguage) }
    return whole + chosen
  }

  /// The folders of languages that are named, by the folder in which they lie.
  private static func languageFolders(among paths: [String]) -> [(parent: String, [NamedLanguageFolder])] {
    let folders = paths.compactMap(NamedLanguageFolder.init)
    return Dictionary(grouping: folders) { ExactString(LocatedBundle.resolved($0.parent)) }
      .sorted { $0.key.text < $1.key.text }.compactMap { _, folders in folders.first.map { ($0.parent, folders) } }
  }

  /// The project in a folder; of some folders of languages in it, what it would have without the others.
  private static func project(
    in root: String, _ languages: [NamedLanguageFolder], knownRules: Set<String>, sourceLanguage: Language?,
    limits: FormatLimits
  ) throws -> Project {
    let project = Project(
      languages.isEmpty ? try ProjectFiles(root) : try ProjectFiles(languages, in: root),
      settings: try ProjectSettings(ofProject: root, knownRules: knownRules), sourceLanguage: sourceLanguage,
      limits: limits)
    if languages.isEmpty, sourceLanguage == nil { try project.checkSourceLanguageOfSettings() }
    return project
  }

  private static func check(_ path: String) throws(UnreadableFile) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    throw UnreadableFile(path: path, failure: .unreadable(errno: ENOENT))
  }
}

/// Files that somebody has chosen.
private struct ChosenFiles {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  func project(
    knownRules: Set<String>, sourceLanguage: Language?, limits: FormatLimits
  ) throws(InvalidSettings) -> Project {
    guard let file = paths.map(FilePath.init).first(where: { $0.name == ProjectSettings.fileName }) else {
      return project(paths, ProjectSettings(), sourceLanguage, limits)
    }
    let settings = try ProjectSettings(ofProject: file.folder.isEmpty ? "." : file.folder, knownRules: knownRules)
    let wanted = paths.filter { !settings.excludes(Self.relative($0, to: file.folder)) }
    return project(wanted, settings, sourceLanguage, limits)
  }

  private func project(
    _ paths: [String], _ settings: ProjectSettings, _ sourceLanguage: Language?, _ limits: FormatLimits
  ) -> Project {
    Project(ProjectFiles(chosen: paths), settings: settings, sourceLanguage: sourceLanguage, limits: limits)
  }

  private static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? FilePath(path).relative(to: folder) : path
  }
}
