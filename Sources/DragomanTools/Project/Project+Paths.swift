package import Dragoman
package import DragomanFormats
import Foundation

extension Project {
  /// The projects at some paths: each folder is one, and the files that are named are one together.
  ///
  /// Among those a `Package.swift` and a `.dragoman.json` say what they say of the folder that they lie in.
  ///
  /// - Parameter knownRules: The rules that settings may name.
  /// - Throws: `UnreadableFile` for what is not there, `NoSuchSourceLanguage` where a language is given or set that is
  ///   nowhere, and `InvalidSettings`.
  package static func all(
    at paths: [String], knownRules: Set<String>, sourceLanguage: Language? = nil, limits: FormatLimits = FormatLimits()
  ) throws -> [Project] {
    let folders = paths.filter(isFolder)
    let files = paths.filter { !isFolder($0) }
    for path in files { try check(path) }
    let whole = try folders.map {
      try project(in: $0, knownRules: knownRules, sourceLanguage: sourceLanguage, limits: limits)
    }
    let chosen = try (files.isEmpty ? [] : [ChosenFiles(files)]).map {
      try $0.project(knownRules: knownRules, sourceLanguage: sourceLanguage, limits: limits)
    }
    if let sourceLanguage { try (whole + chosen).check(sourceLanguage: sourceLanguage) }
    return whole + chosen
  }

  /// The project in a folder; of that of a language, what the folder around it would have without the others.
  private static func project(
    in folder: String, knownRules: Set<String>, sourceLanguage: Language?, limits: FormatLimits
  ) throws -> Project {
    let language = NamedLanguageFolder(folder)
    let root = language?.parent ?? folder
    let files = try ProjectFiles(root)
    let project = Project(
      language.map { files.below($0.name) } ?? files,
      settings: try ProjectSettings(ofProject: root, knownRules: knownRules), sourceLanguage: sourceLanguage,
      limits: limits)
    if language == nil, sourceLanguage == nil { try project.checkSourceLanguageOfSettings() }
    return project
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
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
