import Dragoman
import DragomanFormats
import Foundation

/// Paths that a person has named: folders, and files by the folder of the bundle that they lie in.
struct NamedPaths {
  /// A folder, with the files that were named of the bundle in it; nil where the folder itself was named.
  struct Group {
    let folder: String
    fileprivate(set) var files: [String]?
  }

  private(set) var groups: [Group] = []

  init(_ paths: [String]) throws {
    for path in paths {
      if let folder = NamedLanguageFolder(path) {
        try add(folder)
      } else if FileStatus(of: path) == .folder {
        groups.append(Group(folder: path, files: nil))
      } else {
        try Self.check(path)
        add(FilePath(path))
      }
    }
  }

  /// The folder of a language stands for the tables in it.
  private mutating func add(_ folder: NamedLanguageFolder) throws {
    let files = try folder.files().map(FilePath.init).filter { BundleFolders.bundle(of: $0) != nil }
    guard !files.isEmpty else { throw NoTranslations(at: [folder.path], issues: []) }
    for file in files { add(file) }
  }

  private mutating func add(_ file: FilePath) {
    let bundle = BundleFolders.folder(around: file)
    let relative = file.relative(to: bundle)
    let folder = bundle.isEmpty ? (file.text.hasPrefix("/") ? "/" : ".") : bundle
    if let place = groups.firstIndex(where: { $0.folder == folder && $0.files != nil }) {
      groups[place].files?.append(relative)
    } else {
      groups.append(Group(folder: folder, files: [relative]))
    }
  }

  /// Makes sure that there is a file, and that it is one with translations.
  private static func check(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw UnreadableFile(path: path, failure: .unreadable(errno: ENOENT))
    }
    if BundleFolders.bundle(of: FilePath(path)) == nil { throw NoTranslations(at: [path], issues: []) }
  }
}

extension NamedPaths.Group {
  /// The project in the folder, or the named part of it.
  func part(_ settings: ProjectSettings, sourceLanguage: Language?, limits: FormatLimits) throws -> ProjectPart {
    guard let files else { return ProjectPart(try project(settings, sourceLanguage, limits)) }
    let all = try ProjectFiles(folder).ofBundle(including: files)
    let project = Project(all, settings: settings, sourceLanguage: sourceLanguage, limits: limits)
    return ProjectPart(project, paths: Set(files.map(all.displayPath)))
  }

  private func project(
    _ settings: ProjectSettings, _ sourceLanguage: Language?, _ limits: FormatLimits
  ) throws -> Project {
    let project = try Project(folder, settings: settings, sourceLanguage: sourceLanguage, limits: limits)
    guard !project.bundles.isEmpty || !project.files.unreadable.isEmpty else {
      throw NoTranslations(in: [project], issues: [])
    }
    if sourceLanguage == nil { try project.checkSourceLanguageOfSettings() }
    return project
  }
}
