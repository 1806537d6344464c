package import Dragoman

/// What a project says of itself in `.dragoman.json`.
package struct ProjectSettings: Sendable, Hashable {
  package static let fileName = ".dragoman.json"

  /// The language of the texts in the code.
  package var sourceLanguage: Language?
  /// The folders and files that are left out, by their paths from the project on.
  package var excluded: [String] = []
  /// The rules whose severity the project decides; `off` is nil.
  package var rules: [String: Finding.Severity?] = [:]
  /// How its keys are turned into Swift.
  package var generation = GenerationOptions()

  package init() {}

  /// Whether a path is one that the project leaves out, or below one.
  func excludes(_ path: String) -> Bool {
    excluded.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
