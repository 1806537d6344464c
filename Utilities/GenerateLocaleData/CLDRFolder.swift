import Foundation

/// The folder with CLDR's JSON files, flat or as `cldr-core` has them.
struct CLDRFolder {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// What a file holds, from its `supplemental` object on.
  func supplemental<Content: Decodable>(_ file: String, _ content: Content.Type) throws -> Content {
    try JSONDecoder().decode(Supplemental<Content>.self, from: data(file)).supplemental
  }

  /// What a file holds that has no `supplemental` object.
  func whole<Content: Decodable>(_ file: String, _ content: Content.Type) throws -> Content {
    try JSONDecoder().decode(Content.self, from: data(file))
  }

  func version() throws -> String {
    try supplemental("likelySubtags.json", CLDRVersion.self).version._cldrVersion
  }

  private func data(_ file: String) throws -> Data {
    let flat = folder.appending(path: file)
    let nested = folder.appending(path: "supplemental/\(file)")
    return try Data(contentsOf: FileManager.default.fileExists(atPath: flat.path) ? flat : nested)
  }
}

private struct Supplemental<Content: Decodable>: Decodable {
  let supplemental: Content
}

private struct CLDRVersion: Decodable {
  struct Version: Decodable {
    let _cldrVersion: String
  }

  let version: Version
}
