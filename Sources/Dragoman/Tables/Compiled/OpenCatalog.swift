import DragomanFormats

/// A compiled catalog that was found. What is not mapped is read into memory at the first use of one of its tables.
final class OpenCatalog: Sendable {
  private final class Whole: Sendable {
    let catalog: CompiledCatalog
    let memory: CatalogMemory

    init(_ catalog: CompiledCatalog, _ memory: CatalogMemory) { (self.catalog, self.memory) = (catalog, memory) }
  }

  /// What its head says.
  let head: CompiledCatalog
  private let tree: any FileTree
  private let path: String
  private let whole = Once<Whole>()

  /// What issues call the file.
  var file: String { tree.displayPath(of: path) }

  /// Reads the head of a file, and no more.
  init(_ tree: any FileTree, _ path: String, limits: FormatLimits) throws(CatalogFailure) {
    (self.tree, self.path) = (tree, path)
    let start = try tree.start(of: path, reading: CompiledCatalog.usualHeadSize, limits: limits)
    let (bytes, size) = start.bytes(upTo: CompiledCatalog.usualHeadSize)
    let headSize = try Self.headSize(bytes, size)
    let longer = bytes.count < headSize ? try tree.start(of: path, reading: headSize, limits: limits) : start
    head = try Self.head(longer.bytes(upTo: headSize))
    if case .mapped(let memory) = start { _ = whole.value { Whole(head, memory) } }
  }

  /// The memory of all tables, and the head that belongs to it: the file may be another one by now.
  func contents(limits: FormatLimits) throws(CatalogFailure) -> (head: CompiledCatalog, memory: CatalogMemory) {
    if let whole = whole.valueIfMade { return (whole.catalog, whole.memory) }
    let bytes = try read(limits)
    let headSize = try Self.headSize(bytes, bytes.count)
    let head = try Self.head((Array(bytes.prefix(headSize)), bytes.count))
    let made = whole.value { Whole(head, CatalogMemory(bytes)) }.value
    return (made.catalog, made.memory)
  }

  private func read(_ limits: FormatLimits) throws(CatalogFailure) -> [UInt8] {
    do { return try tree.contents(of: path, limits: limits) } catch { throw .file(error) }
  }

  private static func headSize(_ start: [UInt8], _ size: Int) throws(CatalogFailure) -> Int {
    do { return try CompiledCatalog.headSize(start, fileSize: size) } catch { throw .fault(error) }
  }

  private static func head(_ start: (bytes: [UInt8], size: Int)) throws(CatalogFailure) -> CompiledCatalog {
    do { return try CompiledCatalog(head: start.bytes, fileSize: start.size) } catch { throw .fault(error) }
  }
}

/// Why a compiled catalog cannot be used.
enum CatalogFailure: Error, Sendable {
  case file(FileFailure)
  case fault(CompiledCatalogFault)
}

extension LocalizationIssue {
  init(_ failure: CatalogFailure, file: String, table: String?, language: Language?) {
    switch failure {
    case .file(let failure): self.init(failure, file: file, table: table, language: language)
    case .fault(let fault): self.init(fault, key: nil, file: file, table: table, language: language)
    }
  }

  init(_ fault: CompiledCatalogFault, key: String?, file: String, table: String?, language: Language?) {
    self.init(
      FormatIssue(fault, at: .start, key: key), file: file, hasPlace: false, table: table, language: language)
  }
}

extension FileTree {
  fileprivate func start(
    of path: String, reading count: Int, limits: FormatLimits
  ) throws(CatalogFailure) -> CatalogStart {
    do { return try catalogStart(of: path, reading: count, limits: limits) } catch { throw .file(error) }
  }
}

extension CatalogStart {
  /// The first bytes, and how many there are in the file.
  fileprivate func bytes(upTo count: Int) -> (bytes: [UInt8], size: Int) {
    switch self {
    case .mapped(let memory): (Array(memory.bytes.prefix(count)), memory.bytes.count)
    case .read(let bytes, let size): (Array(bytes.prefix(count)), size)
    }
  }
}
