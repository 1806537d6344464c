import Dragoman
package import DragomanFormats

/// Swift that names every key of some projects.
package struct KeyGeneration: Sendable {
  /// The name of the type around all keys.
  let name: String
  /// One file with everything.
  package var file: GeneratedFile { code.file }
  /// The same in one file for each table, with one for what they have in common.
  package var files: [GeneratedFile] { code.files }
  /// What is wrong in the files of the source language, and in all that are embedded.
  package let diagnostics: [DiagnosticLine]
  private let code: GeneratedCode

  /// Whether something that is in the files is missing from the code.
  package var lostContent: Bool { diagnostics.contains(where: \.losesContent) }

  /// Reads the tables in the source language, and makes the code.
  ///
  /// - Parameter onProgress: Told how many of how many tables are read, on any thread.
  /// - Throws: `UnreadableFile`, `CollidingKeys`, `UnknownTables`, `UnknownFolders`, `EmbeddedBundles`, or
  ///   `NoTranslations` where there are none.
  package init(
    _ projects: [Project], options: GenerationOptions, limits: FormatLimits = FormatLimits(),
    onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil
  ) throws {
    name = options.name.text
    let bundles = LocatedBundle.all(in: projects)
    guard bundles.contains(where: { !$0.bundle.tables.isEmpty }) else {
      let issues = bundles.flatMap(\.bundle.issues)
      throw NoTranslations(in: projects, issues: issues)
    }
    if let unknown = UnknownTables(options, among: bundles) { throw unknown }
    if let unknown = UnknownFolders(options, among: bundles) { throw unknown }
    let reading = try BundleReading(bundles, options: options, limits: limits, onProgress: onProgress)
    let embedded =
      options.embedsTexts ? try EmbeddedTexts(of: bundles, tables: options.tables, limits: limits) : nil
    // Embedding reads the source language too.
    diagnostics = embedded?.diagnostics ?? reading.diagnostics
    let languages = Set(bundles.flatMap(\.bundle.languages)).sorted { $0.identifier < $1.identifier }
    code = GeneratedCode(
      tables: try reading.tables.withDifferentNames(distinguishing: options.distinguishesKeys),
      resources: try reading.resourceCases(distinguishing: options.distinguishesKeys), options: options,
      bundles: reading.properties, languages: languages, embedded: embedded)
  }
}

/// The tables of all bundles.
private struct BundleReading {
  private(set) var tables: [TableAccessors] = []
  private(set) var properties = BundleProperties()
  private(set) var diagnostics: [DiagnosticLine] = []
  private var resources: [(ProjectResource, bundle: String)] = []

  func resourceCases(distinguishing: Bool) throws(CollidingKeys) -> [ResourceCases] {
    try ProjectResource.Kind.allCases.map { kind throws(CollidingKeys) in
      try ResourceCases(kind, resources, distinguishing: distinguishing)
    }
  }

  init(
    _ bundles: [LocatedBundle], options: GenerationOptions, limits: FormatLimits,
    onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?
  ) throws(UnreadableFile) {
    let namespaces = BundleNamespaces(bundles)
    let sources = BundleSources(bundles, options: options)
    let wanted = bundles.flatMap { bundle in
      bundle.bundle.tables.filter { options.tables?.contains($0.name) ?? true }.map { (bundle, $0) }
    }
    let readings = Parallel.map(wanted, onProgress: onProgress) { TableReading($0.1, limits: limits) }
    for ((bundle, _), reading) in zip(wanted, readings) {
      if let failure = reading.failure { throw failure }
      diagnostics += reading.diagnostics
      let setting = TableAccessors.Setting(
        style: options.style, access: options.access, namespace: namespaces[bundle],
        bundle: properties.name(for: sources[bundle]), folder: bundle.folder)
      tables.append(TableAccessors(reading, in: setting))
    }
    for bundle in bundles where !bundle.resources.isEmpty {
      let property = properties.name(for: sources[bundle])
      resources += bundle.resources.map { ($0, property) }
    }
  }
}

extension [TableAccessors] {
  /// The tables, if no two accessors have one name.
  fileprivate func withDifferentNames(distinguishing: Bool) throws(CollidingKeys) -> Self {
    var all = flatMap(\.accessors)
    if distinguishing { all = all.distinguished() }
    let collisions = KeyCollision.all(among: all.map(\.name))
    guard collisions.isEmpty else { throw CollidingKeys(collisions, all) }
    var rest = all[...]
    return map { table in
      defer { rest = rest.dropFirst(table.accessors.count) }
      return TableAccessors(fileName: table.fileName, accessors: [Accessor](rest.prefix(table.accessors.count)))
    }
  }
}
