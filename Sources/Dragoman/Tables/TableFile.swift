import DragomanFormats

/// A file, or a part of one, that holds the texts of one language under one name.
struct TableFile: Sendable {
  /// The kinds, from the one that gives way to the one that wins for the same key.
  enum Kind: Int, Sendable, Comparable {
    case propertyList
    case strings
    case stringsDict
    case catalog

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  let tree: any FileTree
  let path: String
  /// Under which tag a String Catalog has the language.
  var catalogLanguage: String?
}

/// One part of a table: a file, a table of a compiled catalog, one that is embedded in the program, texts that a program
/// gave, or another part with its texts changed.
enum TablePart: Sendable {
  case file(TableFile)
  case compiled(CompiledTable)
  case embedded(EmbeddedPart)
  case texts([String: String])
  indirect case mapped(TablePart, TextMapping)
}
