import Dragoman
import DragomanFormats
import Foundation

/// Reads the tables of a folder, and of the `.lproj` folders in it, into an inventory.
struct TextFinder {
  private(set) var inventory = TextInventory()
  private(set) var diagnostics: [DiagnosticLine] = []
  private let folder: String
  private let limits: FormatLimits

  /// For whom a table is.
  private enum Owner {
    case language(Language)
    case base
  }

  init(folder: String, limits: FormatLimits) {
    self.folder = folder
    self.limits = limits
  }

  mutating func search() throws(UnreadableFile) {
    for name in try names(in: folder) {
      let path = folder + "/" + name
      if name.lowercased().hasSuffix(".lproj") {
        try searchLanguageFolder(path, name: name)
      } else if FileKind(name: name) == .stringCatalog {
        try readCatalog(path)
      } else if let owner = Self.owner(ofTable: name) {
        try readTable(path, table: "Localizable", owner: owner)
      } else if name == "Info.plist" {
        readInfo(path)
      }
    }
  }

  private mutating func searchLanguageFolder(_ path: String, name: String) throws(UnreadableFile) {
    let owner = Self.owner(ofFolder: name)
    for file in try names(in: path) {
      switch FileKind(name: file) {
      case .stringCatalog: try readCatalog(path + "/" + file)
      case .strings, .stringsDict, .propertyList:
        guard let owner else { continue }
        try readTable(path + "/" + file, table: file.stem, owner: owner)
      case nil: continue
      }
    }
  }

  private static func owner(ofFolder name: String) -> Owner? {
    if name.lowercased() == "base.lproj" { return .base }
    return LanguageFolder.language(name).map { .language($0) }
  }

  /// The language of `uk_Localizable.plist`.
  private static func owner(ofTable name: String) -> Owner? {
    guard FileKind(name: name) == .propertyList, name.stem.hasSuffix("_Localizable") else { return nil }
    return LanguageFolder.language(String(name.stem.dropLast("_Localizable".count))).map { .language($0) }
  }

  /// The names in a folder, in the same order on every machine.
  private func names(in folder: String) throws(UnreadableFile) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw UnreadableFile(path: folder, failure: .unreadable(errno: ENOENT))
    }
    guard isFolder.boolValue else { throw UnreadableFile(path: folder, failure: .unreadable(errno: ENOTDIR)) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw UnreadableFile(path: folder, failure: .unreadable(errno: EACCES))
    }
  }
}

// MARK: - Reading

extension TextFinder {
  private func bytes(of path: String) throws(UnreadableFile) -> [UInt8] {
    do {
      return try FileContents.read(path, limits: limits)
    } catch {
      throw UnreadableFile(path: path, failure: error)
    }
  }

  private mutating func readTable(_ path: String, table: String, owner: Owner) throws(UnreadableFile) {
    let bytes = try bytes(of: path)
    var sink = TextSink(table: table)
    switch FileKind(name: path) {
    case .strings: StringsReader.read(bytes, limits: limits, into: &sink)
    case .stringsDict: StringsDictReader.read(bytes, limits: limits, into: &sink)
    case .propertyList: PropertyListTable.read(bytes, limits: limits, into: &sink)
    case .stringCatalog, nil: return
    }
    diagnostics += sink.issues.map { DiagnosticLine(file: path, issue: $0) }
    switch owner {
    case .language(let language): inventory.texts[language, default: TextInventory.Texts()].formUnion(sink.texts)
    case .base: inventory.base.formUnion(sink.texts)
    }
  }

  private mutating func readCatalog(_ path: String) throws(UnreadableFile) {
    let reading = StringCatalog.read(try bytes(of: path), limits: limits)
    diagnostics += reading.issues.map { DiagnosticLine(file: path, issue: $0) }
    inventory.add(reading.catalog, table: path.lastPathComponent.stem)
  }

  /// A list without the key, or none at all, says nothing.
  private mutating func readInfo(_ path: String) {
    guard let bytes = try? FileContents.read(path, limits: limits),
      case .dictionary(let members) = PropertyList(bytes, limits: limits).root?.value
    else { return }
    for member in members where member.key == "CFBundleDevelopmentRegion" {
      guard case .string(let name) = member.node.value else { continue }
      inventory.developmentLanguage = LanguageFolder.language(name)
    }
  }
}

extension TextInventory.Texts {
  fileprivate mutating func formUnion(_ other: TextInventory.Texts) {
    keys.formUnion(other.keys)
    translated.formUnion(other.translated)
  }
}

extension String {
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The name without its extension.
  fileprivate var stem: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
