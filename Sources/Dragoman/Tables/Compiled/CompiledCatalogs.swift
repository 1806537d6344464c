import DragomanFormats

/// The compiled catalogs of a folder, each of which stands for what else the folder has in its place.
struct CompiledCatalogs {
  private(set) var catalogs: [SourceIndex.Place: OpenCatalog] = [:]
  private(set) var issues: [LocalizationIssue] = []

  /// Opens those among the names in a folder, in their order. Of two for one place the one that is named so counts.
  init(_ names: [String], in tree: any FileTree, limits: FormatLimits) {
    for name in names where FileName(name).isCompiled {
      do throws(CatalogFailure) {
        add(try OpenCatalog(tree, name, limits: limits), named: name)
      } catch {
        // That is how a build that had to name its files beforehand leaves out one.
        if case .fault(.empty) = error { continue }
        issues.append(LocalizationIssue(error, file: tree.displayPath(of: name), table: nil, language: nil))
      }
    }
  }

  private mutating func add(_ catalog: OpenCatalog, named name: String) {
    guard let place = SourceIndex.Place(catalog.head.place) else { return }
    if catalogs[place] == nil || name == catalog.head.place.fileName { catalogs[place] = catalog }
  }

  /// The default language that they name.
  var defaultLanguage: Language? {
    catalogs.values.compactMap(\.head.defaultLanguage).min().flatMap(Language.init(identifier:))
  }

  /// Whether all are there that were compiled together, so that nothing has to be looked for in String Catalogs.
  var isComplete: Bool {
    guard let places = catalogs.values.first?.head.places else { return false }
    let found = Set(catalogs.values.map(\.head.place))
    // Those that were compiled together say the same.
    return catalogs.values.allSatisfy { $0.head.places == places } && found.isSuperset(of: places)
  }

  func has(_ place: SourceIndex.Place) -> Bool { catalogs[place] != nil }
}

extension FileName {
  fileprivate var isCompiled: Bool { if case .compiled = kind { true } else { false } }
}

extension SourceIndex {
  /// Adds the tables of compiled catalogs.
  mutating func add(_ compiled: CompiledCatalogs) {
    issues += compiled.issues
    traits.developmentLanguage = traits.developmentLanguage ?? compiled.defaultLanguage
    for (place, catalog) in compiled.catalogs {
      add(place)
      for table in catalog.head.tables {
        add(.compiled(CompiledTable(catalog: catalog, name: table.name)), named: table.name, at: place)
      }
    }
  }
}

extension SourceIndex.Place {
  /// Nil for a tag that is none.
  init?(_ place: CompiledCatalog.Place) {
    switch place {
    case .language(let tag):
      guard let language = Language(identifier: tag) else { return nil }
      self = .language(language)
    case .base: self = .base
    case .root: self = .root
    }
  }
}
