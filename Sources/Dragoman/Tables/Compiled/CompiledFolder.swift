package import DragomanFormats
package import Foundation

/// A folder of translations, compiled: a file for each of its languages, and what is wrong with the texts.
package struct CompiledFolder: Sendable {
  /// A compiled catalog.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]
    let place: SourceIndex.Place?
  }

  package private(set) var files: [File] = []
  package private(set) var issues: [LocalizationIssue]
  private var known: Set<LocalizationIssue> = []

  /// Compiles what lies in a folder on the disk.
  package init(folder: URL, propertyListName: String? = nil, limits: FormatLimits = FormatLimits()) {
    self.init(
      DirectoryTree(folder: folder), BundleTraits(infoDictionaryIn: folder, limits: limits),
      propertyListName: propertyListName, limits: limits)
  }

  /// Compiles some files.
  package init(_ tree: any FileTree, propertyListName: String? = nil, limits: FormatLimits = FormatLimits()) {
    self.init(tree, BundleTraits(), propertyListName: propertyListName, limits: limits)
  }

  private init(_ tree: any FileTree, _ traits: BundleTraits, propertyListName: String?, limits: FormatLimits) {
    let index = SourceIndex(
      tree: tree, traits: traits, propertyListName: propertyListName ?? Table.defaultName, usesCompiled: false,
      limits: limits)
    issues = index.issues
    let places = index.tables.keys.map { (place: $0, written: CompiledCatalog.Place($0)) }
      .sorted { $0.written.fileName < $1.written.fileName }
    for (place, written) in places {
      let catalog = PlaceCompiler(index: index, place: place, limits: limits)
      var writer = CompiledCatalogWriter(
        place: written, defaultLanguage: index.traits.developmentLanguage?.identifier, places: places.map(\.written),
        devices: catalog.devices)
      add(catalog.compile(into: &writer))
      files.append(File(name: written.fileName, bytes: writer.bytes(), place: place))
    }
  }

  /// Each once, although each device and each language reads the file again.
  private mutating func add(_ found: [LocalizationIssue]) {
    issues += found.filter { known.insert($0.identity).inserted }
  }
}

extension CompiledFolder {
  /// The files under names that were chosen beforehand, each of which says its language as an `.lproj` folder does.
  ///
  /// A name for which there is nothing gets an empty file, and a language without a name none.
  package func files(named stems: [String]) -> [File] {
    var rest = files
    return stems.map { stem in
      let place = stem == "Root" ? .root : LanguageFolderName(stem, stem: stem)?.place
      let name = "\(stem).\(CompiledCatalog.fileExtension)"
      guard let place, let index = rest.firstIndex(where: { $0.place == place }) else {
        return File(name: name, bytes: [], place: nil)
      }
      return File(name: name, bytes: rest.remove(at: index).bytes, place: place)
    }
  }
}

/// Compiles what a folder has in one place.
private struct PlaceCompiler {
  private let parts: [(name: String, parts: [TablePart])]
  private let language: Language?
  private let limits: FormatLimits
  let devices: [String]

  init(index: SourceIndex, place: SourceIndex.Place, limits: FormatLimits) {
    parts = (index.tables[place] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    language = if case .language(let language) = place { language } else { index.traits.developmentLanguage }
    self.limits = limits
    var collector = DeviceCollector(limits: limits)
    for case .file(let file) in parts.flatMap(\.parts) { collector.read(file) }
    devices = collector.devices.sorted()
  }

  /// Compiles the tables, and tells what is wrong with their files.
  func compile(into writer: inout CompiledCatalogWriter) -> [LocalizationIssue] {
    parts.flatMap { name, parts in
      let loaded = DeviceVariation.all(devices).map { device in
        TableLoader(limits: limits, device: device).load(parts, named: name, language: language)
      }
      let (texts, lastResorts) = CompiledTableWriter.write(loaded.map(\.0))
      writer.add(texts, named: name, lastResorts: lastResorts)
      return loaded.flatMap(\.1)
    }
  }
}

extension CompiledCatalog.Place {
  init(_ place: SourceIndex.Place) {
    self =
      switch place {
      case .language(let language): .language(language.identifier)
      case .base: .base
      case .root: .root
      }
  }
}
