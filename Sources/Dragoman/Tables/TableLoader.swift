import DragomanFormats

/// Reads the parts of a table, from the one that gives way to the one that wins.
struct TableLoader {
  let limits: FormatLimits
  let device: DevicePreference
  /// Whether texts are read where they lie, in memory that stays for ever.
  var readsInPlace = false

  func load(_ parts: [TablePart], named name: String, language: Language?) -> (Table, [LocalizationIssue]) {
    // The usual one, which is not copied.
    if parts.count == 1, let part = parts.first {
      switch part {
      case .compiled(let table): return load(table, language)
      case .embedded(let table): return (table.load(device: device, language: language), [])
      default: break
      }
    }
    var builder = TableBuilder(name: name, language: language, device: device, readsInPlace: readsInPlace)
    for part in parts {
      switch part {
      case .texts(let texts): for (key, text) in texts { builder.plain(text, key: key) }
      case .file(let file): read(file, into: &builder)
      case .compiled(let compiled):
        let (table, issues) = forParts.load(compiled, language)
        builder.add(table, issues)
      case .embedded(let embedded): builder.add(embedded.load(device: device, language: language), [])
      case .mapped(let part, let mapping):
        let (table, issues) = forParts.load([part], named: name, language: language)
        builder.add(table, mappedBy: mapping, issues)
      }
    }
    return (builder.table, builder.issues)
  }

  /// Reads what is then copied into the whole table, and so need not stay for ever.
  private var forParts: Self { Self(limits: limits, device: device) }

  private func load(_ compiled: CompiledTable, _ language: Language?) -> (Table, [LocalizationIssue]) {
    do {
      return (try compiled.load(device: device, language: language, limits: limits, readsInPlace: readsInPlace), [])
    } catch {
      let builder = TableBuilder(name: compiled.name, language: language, device: device)
      let name = compiled.name == Table.defaultName ? nil : compiled.name
      let issue = LocalizationIssue(error, file: compiled.catalog.file, table: name, language: language)
      return (builder.table, [issue])
    }
  }

  private func read(_ file: TableFile, into builder: inout TableBuilder) {
    builder.file = file.tree.displayPath(of: file.path)
    do {
      let bytes = try file.tree.contents(of: file.path, limits: limits)
      read(bytes, of: file, into: &builder)
    } catch {
      builder.failure(error)
    }
  }

  private func read(_ bytes: [UInt8], of file: TableFile, into builder: inout TableBuilder) {
    switch file.kind {
    case .strings:
      if let texts = OrdinaryStrings.read(bytes, limits: limits) { return builder.add(texts) }
      StringsReader.read(bytes, limits: limits, into: &builder)
    case .stringsDict: StringsDictReader.read(bytes, limits: limits, into: &builder)
    case .propertyList: PropertyListTable.read(bytes, limits: limits, into: &builder)
    case .catalog:
      StringCatalogReader(bytes: bytes, limits: limits).read(language: file.catalogLanguage ?? "", into: &builder)
    }
  }
}
