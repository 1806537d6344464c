import DragomanFormats

extension SourceIndex {
  /// Lists the tables in a folder: `.lproj` folders, String Catalogs, property-list tables, and tables outside any
  /// `.lproj`. Reads no table but the String Catalogs, whose languages are inside.
  ///
  /// A compiled catalog stands for all other files of its place; of it no more is read than its head.
  init(
    tree: any FileTree, traits: BundleTraits, propertyListName: String, usesCompiled: Bool, limits: FormatLimits
  ) {
    self.init(name: tree.name)
    self.traits = traits
    var finder = TableFinder(
      tree: tree, propertyListName: propertyListName, usesCompiled: usesCompiled, limits: limits)
    finder.search()
    issues = finder.issues
    // The language of a catalog's texts in the code is the default where nothing else says what is.
    self.traits.developmentLanguage = traits.developmentLanguage ?? finder.sourceLanguage
    add(finder.compiled)
    for place in finder.places { add(place) }
    for found in finder.inOrder { add(.file(found.file), named: found.table, at: found.place) }
  }
}

/// Goes through a folder and its `.lproj` folders.
private struct TableFinder {
  struct Found {
    let place: SourceIndex.Place
    let table: String
    let file: TableFile
    /// A folder named in the canonical way wins over another name of the same language.
    let isCanonicallyNamed: Bool
  }

  let tree: any FileTree
  let propertyListName: String
  let usesCompiled: Bool
  let limits: FormatLimits
  private(set) var compiled: CompiledCatalogs
  /// Whether String Catalogs need not be read.
  private var isCompiled = false
  var found: [Found] = []
  var places: Set<SourceIndex.Place> = []
  var issues: [LocalizationIssue] = []
  /// Of the first catalog that names one.
  var sourceLanguage: Language?

  init(tree: any FileTree, propertyListName: String, usesCompiled: Bool, limits: FormatLimits) {
    self.tree = tree
    self.propertyListName = propertyListName
    self.usesCompiled = usesCompiled
    compiled = CompiledCatalogs([], in: tree, limits: limits)
    self.limits = limits
  }

  /// From what gives way to what wins; the same on every machine.
  var inOrder: [Found] {
    found.sorted { left, right in
      if left.file.kind != right.file.kind { return left.file.kind < right.file.kind }
      if left.isCanonicallyNamed != right.isCanonicallyNamed { return right.isCanonicallyNamed }
      return left.file.path > right.file.path
    }
  }

  mutating func search() {
    let names = names(in: nil)
    if usesCompiled { compiled = CompiledCatalogs(names, in: tree, limits: limits) }
    isCompiled = compiled.isComplete
    for name in names {
      let file = FileName(name)
      switch file.kind {
      case .folder: searchFolder(name, stem: file.stem)
      case .catalog: if !isCompiled { addCatalog(path: name, table: file.stem) }
      case .table(.propertyList): addPropertyList(name, stem: file.stem)
      case .table(let kind): add(kind, path: name, table: file.stem, place: .root, isCanonicallyNamed: true)
      case .compiled, nil: continue
      }
    }
  }

  /// The names in a folder, in the same order on every machine.
  private mutating func names(in folder: String?) -> [String] {
    do {
      return try tree.names(in: folder).sorted()
    } catch {
      let name = folder.map(tree.displayPath) ?? tree.name
      issues.append(LocalizationIssue(error, file: name, table: nil, language: nil))
      return []
    }
  }

  private mutating func searchFolder(_ folder: String, stem: String) {
    let place = LanguageFolderName(folder, stem: stem)
    // In a folder of no language there is nothing else but String Catalogs.
    if isCompiled, place.map({ compiled.has($0.place) }) ?? true { return }
    let names = names(in: folder)
    if let place, !names.isEmpty { places.insert(place.place) }
    for name in names {
      let file = FileName(name)
      let path = "\(folder)/\(name)"
      switch file.kind {
      case .catalog: addCatalog(path: path, table: file.stem)
      case .table(let kind):
        guard let place else { continue }
        add(kind, path: path, table: file.stem, place: place.place, isCanonicallyNamed: place.isCanonical)
      case .folder, .compiled, nil: continue
      }
    }
  }

  /// `uk_Localizable.plist` is a table of Ukrainian; `Localizable.plist` one of no language; or by another name.
  private mutating func addPropertyList(_ name: String, stem: String) {
    if stem == propertyListName {
      return add(.propertyList, path: name, table: Table.defaultName, place: .root, isCanonicallyNamed: true)
    }
    let suffix = "_" + propertyListName
    guard stem.hasSuffix(suffix), let place = LanguageFolderName(name, stem: String(stem.dropLast(suffix.count))) else {
      return
    }
    places.insert(place.place)
    add(.propertyList, path: name, table: Table.defaultName, place: place.place, isCanonicallyNamed: place.isCanonical)
  }

  private mutating func addCatalog(path: String, table: String) {
    do {
      let bytes = try tree.contents(of: path, limits: limits)
      let reader = StringCatalogReader(bytes: bytes, limits: limits)
      sourceLanguage = sourceLanguage ?? reader.sourceLanguage.flatMap(Language.init(identifier:))
      let languages = reader.languages().compactMap { count in
        LanguageFolder.language(count.language).map { (language: $0, tag: count.language) }
      }
      for (language, tag) in languages { addCatalog(path: path, table: table, tag: tag, language: language) }
      // Otherwise they come with the texts of the languages.
      if languages.isEmpty { addIssues(of: reader, path: path, table: table) }
    } catch {
      issues.append(LocalizationIssue(error, file: tree.displayPath(of: path), table: table, language: nil))
    }
  }

  private mutating func addIssues(of reader: StringCatalogReader, path: String, table: String) {
    let file = tree.displayPath(of: path)
    issues += reader.issues().map { LocalizationIssue($0, file: file, table: table, language: nil) }
  }

  private mutating func addCatalog(path: String, table: String, tag: String, language: Language) {
    guard !compiled.has(.language(language)) else { return }
    places.insert(.language(language))
    let file = TableFile(kind: .catalog, tree: tree, path: path, catalogLanguage: tag)
    let isCanonical = language.identifier == tag
    found.append(Found(place: .language(language), table: table, file: file, isCanonicallyNamed: isCanonical))
  }

  private mutating func add(
    _ kind: TableFile.Kind, path: String, table: String, place: SourceIndex.Place, isCanonicallyNamed: Bool
  ) {
    guard !compiled.has(place) else { return }
    let file = TableFile(kind: kind, tree: tree, path: path)
    found.append(Found(place: place, table: table, file: file, isCanonicallyNamed: isCanonicallyNamed))
  }
}
