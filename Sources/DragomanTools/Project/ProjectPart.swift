package import Dragoman
package import DragomanFormats

/// What is looked at of a project: all of it, or some of its files.
package struct ProjectPart: Sendable {
  package let project: Project
  /// The files, as a person calls them; nil is all.
  private let paths: Set<String>?

  package init(_ project: Project) {
    self.project = project
    paths = nil
  }

  init(_ project: Project, paths: Set<String>) {
    self.project = project
    self.paths = paths
  }

  /// Whether a file is looked at.
  func contains(_ path: String) -> Bool { paths?.contains(path) ?? true }

  /// Whether a table is: a part of it, if not all.
  func contains(_ table: ProjectTable) -> Bool { paths == nil || table.files.contains { contains($0.path) } }

  /// Whether a table is looked at in a language: of all that was not named file by file, in every one.
  func has(_ table: ProjectTable, in language: Language) -> Bool {
    paths == nil
      || table.files.contains { file in contains(file.path) && file.readings.contains { $0.language == language } }
  }

  /// Whether something may be found in its files by looking at a table in a language: what a language lacks is told of
  /// the source language too.
  func concerns(_ table: ProjectTable, in language: Language) -> Bool {
    table.files.contains { file in
      contains(file.path) && file.readings.contains { $0.language == language || $0.language == table.sourceLanguage }
    }
  }
}

extension ProjectPart {
  /// What some paths name: each folder is a project, and a file is a part of the bundle that it lies in, so that the
  /// same is found in it as in the whole project.
  ///
  /// A file that the settings leave out is not looked at, though it is named.
  ///
  /// - Parameter knownRules: The rules that settings may name.
  /// - Throws: `UnreadableFile` for what is not there, `NoTranslations` for a folder without a table and a file that is
  ///   none, `NoSuchSourceLanguage` where a language is given or set that is nowhere, and `InvalidSettings`.
  package static func all(
    at paths: [String], knownRules: Set<String>, sourceLanguage: Language? = nil, limits: FormatLimits = FormatLimits()
  ) throws -> [ProjectPart] {
    let parts = try NamedPaths(paths).groups.map { group in
      let settings = try ProjectSettings(ofProject: group.folder, knownRules: knownRules)
      return try group.part(settings, sourceLanguage: sourceLanguage, limits: limits)
    }
    if let sourceLanguage { try parts.map(\.project).check(sourceLanguage: sourceLanguage) }
    return parts
  }
}
