package import Dragoman

/// What a project says of itself in `.dragoman.json`.
package struct ProjectSettings: Sendable, Hashable {
  package static let fileName = ".dragoman.json"

  /// The language of the texts in the code.
  package var sourceLanguage: Language?
  /// The folders and files that are left out, by their paths from the folder of the settings on.
  package var excluded: [String] = []
  /// The rules whose severity the project decides; `off` is nil.
  package var rules: [String: Finding.Severity?] = [:]
  /// How its keys are turned into Swift.
  package var generation = GenerationOptions()

  /// The way from the folder of the settings to the project; empty where they are in the project itself.
  private(set) var location = ""

  /// Whether they lie in the folder of the project itself, and so are those of nothing else.
  package var areOwn: Bool { location.isEmpty }

  package init() {}

  /// The settings as those of a folder inside.
  func located(at location: String) -> Self {
    var settings = self
    settings.location = location
    return settings
  }

  /// Whether a path is one that the project leaves out, or below one.
  func excludes(_ path: String) -> Bool {
    let path = location.isEmpty ? path : "\(location)/\(path)"
    return excluded.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
