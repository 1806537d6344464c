import DragomanFormats

/// The name of a file or folder, taken apart: what it is before the last full stop, and what kind the rest says.
struct FileName {
  enum Kind {
    case folder
    case catalog
    /// Compiled tables of one language.
    case compiled
    case table(TableFile.Kind)
  }

  let stem: String
  let kind: Kind?

  init(_ name: String) {
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else {
      stem = name
      kind = nil
      return
    }
    stem = String(name[..<stop])
    kind = Self.kind(ofExtension: name[name.index(after: stop)...].lowercased())
  }

  private static func kind(ofExtension fileExtension: String) -> Kind? {
    switch fileExtension {
    case "lproj": .folder
    case "xcstrings": .catalog
    case CompiledCatalog.fileExtension: .compiled
    case "strings": .table(.strings)
    case "stringsdict": .table(.stringsDict)
    case "plist": .table(.propertyList)
    default: nil
    }
  }
}
