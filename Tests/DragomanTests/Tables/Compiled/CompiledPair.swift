@testable import Dragoman
import Foundation
import TestResources

/// What becomes of the files of a folder.
enum CompiledForm: CaseIterable, Sendable {
  case catalogs
  /// Compiled catalogs whose texts are read in place.
  case catalogsInPlace
  /// What they are, with texts read in place.
  case textsInPlace
  /// As a part of the program.
  case embedded

  var readsInPlace: Bool { self == .catalogsInPlace || self == .textsInPlace }
  /// What is wrong in the files of which something is compiled is told when it is compiled.
  var tellsOfFiles: Bool { self == .textsInPlace }
}

/// The files of a folder and what they are compiled to, each with a localizer of its own.
struct CompiledPair {
  let text: TestLocalizer
  let compiled: TestLocalizer
  let form: CompiledForm

  init(_ files: [String: [UInt8]], device: String? = nil, _ form: CompiledForm = .catalogs) {
    self.form = form
    text = Self.localizer(files, device)
    compiled =
      switch form {
      case .catalogs: Self.localizer(Self.compile(files), device)
      case .catalogsInPlace: Self.localizer(Self.compile(files), device, readsTextsInPlace: true)
      case .textsInPlace: Self.localizer(files, device, readsTextsInPlace: true)
      case .embedded: Self.embedded(Self.compile(files), device)
      }
  }

  private static func embedded(_ files: [String: [UInt8]], _ device: String?) -> TestLocalizer {
    let catalogs = files.sorted { $0.key < $1.key }.compactMap { try? EmbeddedCatalog(compiled: $1, named: $0) }
    var configuration = Localizer.Configuration.forTests
    configuration.device = device
    return TestLocalizer([.embedded(catalogs)], system: [], configuration: configuration)
  }

  static func compile(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
    let folder = CompiledFolder(MemoryTree(name: "test", files: files))
    return Dictionary(folder.files.map { ($0.name, $0.bytes) }) { $1 }
  }

  static func localizer(
    _ files: [String: [UInt8]], _ device: String? = nil, readsTextsInPlace: Bool = false
  ) -> TestLocalizer {
    var configuration = Localizer.Configuration.forTests
    configuration.device = device
    configuration.readsTextsInPlace = readsTextsInPlace
    let source = TranslationSource.files(files, named: "test", defaultLanguage: nil)
    return TestLocalizer([source], system: [], configuration: configuration)
  }
}

// MARK: - Both at once

extension CompiledPair {
  /// What both have must be the same; gives back the first difference.
  func difference() -> String? {
    let (text, compiled) = (text.localizer, compiled.localizer)
    guard text.languages == compiled.languages else { return "languages: \(text.languages), \(compiled.languages)" }
    guard text.defaultLanguage == compiled.defaultLanguage else { return "the default language" }
    guard text.index.tableNames == compiled.index.tableNames else { return "tables: \(compiled.index.tableNames)" }
    for language in text.languages {
      for name in text.index.tableNames {
        if let difference = difference(in: language, name) { return "\(language) \(name): \(difference)" }
      }
    }
    return nil
  }

  private func difference(in language: Language, _ name: String) -> String? {
    guard let left = text.localizer.snapshot(in: language).table(name)?.table,
      let right = compiled.localizer.snapshot(in: language).table(name)?.table
    else { return "no table" }
    let keys = Set((left.keys + right.keys).map { ExactKey($0.key) })
    return keys.lazy.map(\.key).first { key in
      Seen(left.entry(key) { _ in }) != Seen(right.entry(key, report: compiled.issues.append))
    }
  }

  /// All keys of a language, in each table.
  func keys(of language: Language) -> [(table: String, keys: [String])] {
    text.localizer.index.tableNames.sorted().compactMap { name in
      text.localizer.snapshot(in: language).table(name).map { (name, $0.table.keys.map(\.key).sorted()) }
    }
  }

  /// What is told of look-ups, without what is wrong in the files.
  static func issues(of test: TestLocalizer) -> Set<LocalizationIssue> {
    Set(test.issues.all.filter { $0.location == nil })
  }
}

/// What a table has for a key.
private struct Seen: Equatable {
  let message: Message?
  let language: Language?
  let isFurther: Bool?
  let isLastResort: Bool?

  init(_ entry: ResolvedTable.Entry?) {
    message = entry?.message
    language = entry?.setting.language
    isFurther = entry?.setting.isFurther
    isLastResort = entry?.isLastResort
  }
}

private struct ExactKey: Hashable {
  let key: String
  init(_ key: String) { self.key = key }
  static func == (left: Self, right: Self) -> Bool { left.key.utf8.elementsEqual(right.key.utf8) }
  func hash(into hasher: inout Hasher) { for byte in key.utf8 { hasher.combine(byte) } }
}

// MARK: - Folders of files

/// A folder with translations among the fixtures or in the corpus.
struct TranslationFiles: Sendable, CustomStringConvertible {
  let folder: URL

  var description: String { folder.path.split(separator: "/").suffix(3).joined(separator: "/") }

  /// The files, by their paths.
  func read() throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let inside = names.filter { $0.hasSuffix(".lproj") }.flatMap { name in
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path))?
        .map { "\(name)/\($0)" } ?? []
    }
    let files = (names + inside).filter(Self.isTable)
    // One of the fixtures leads nowhere.
    let contents = files.compactMap { file in
      (try? Data(contentsOf: folder.appending(path: file))).map { (file, Array($0)) }
    }
    return Dictionary(contents) { $1 }
  }

  private static func isTable(_ path: String) -> Bool {
    ["strings", "stringsdict", "xcstrings", "plist"].contains { path.hasSuffix(".\($0)") }
  }

  static func all(under root: URL) -> [Self] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let folders = paths.filter { isTable($0) && !$0.contains(".build/") }.map { path -> String in
      let folder = root.appending(path: path).deletingLastPathComponent()
      return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
    }
    return Set(folders).sorted().map { Self(folder: URL(filePath: $0)) }
  }
}
