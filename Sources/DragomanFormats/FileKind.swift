/// The kinds of files that hold translations.
package enum FileKind: String, Sendable, Hashable, CaseIterable {
  case strings
  case stringsDict = "stringsdict"
  case propertyList = "plist"
  case stringCatalog = "xcstrings"

  /// The kind that a file's name announces, whatever the case of its extension.
  package init?(name: String) {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// The kind of the file at a path.
  package static func of(_ path: String) throws(FileFailure) -> FileKind {
    guard let kind = FileKind(name: path) else { throw .unknownKind }
    return kind
  }
}
