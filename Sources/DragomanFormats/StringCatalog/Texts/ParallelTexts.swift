import Synchronization

/// Reads the texts of a sound catalog in parts at the same time: one pass finds the entries, then each part reads some.
struct ParallelTexts: Sendable {
  let sourceLanguage: String?
  let keys: [CatalogTexts.Key]
  /// So many entries that a part is worth its beginning, so few that all cores are busy to the end.
  private static let entriesOfPart = 64

  /// Nothing if anything about the catalog is out of the ordinary.
  init?(_ text: SourceText, limits: FormatLimits, in loop: CatalogTexts.Loop) {
    var scanner = StringCatalogScanner(text, visitor: ExtentVisitor(), limits: limits, givesPositions: true)
    scanner.scan()
    let visitor = scanner.visitor
    guard scanner.log.issues.isEmpty, visitor.isOrdinary, let sourceLanguage = visitor.fields["sourceLanguage"]?.string,
      let keys = Self.keys(visitor.extents, scanner.reader, in: loop), keys.areUnique
    else { return nil }
    self.sourceLanguage = sourceLanguage
    self.keys = keys
  }

  private static func keys(
    _ extents: [StringCatalogExtent], _ reader: JSONTreeReader, in loop: CatalogTexts.Loop
  ) -> [CatalogTexts.Key]? {
    let count = (extents.count + entriesOfPart - 1) / entriesOfPart
    let parts = Mutex<[[CatalogTexts.Key]]>(Array(repeating: [], count: count))
    loop(count) { number in
      let first = number * entriesOfPart
      let keys = read(extents[first..<min(first + entriesOfPart, extents.count)], reader)
      parts.withLock { $0[number] = keys }
    }
    let keys = parts.withLock { Array($0.joined()) }
    return keys.count == extents.count ? keys : nil
  }

  /// The entries of a part; none where one of them is out of the ordinary.
  private static func read(_ extents: ArraySlice<StringCatalogExtent>, _ reader: JSONTreeReader) -> [CatalogTexts.Key] {
    var reader = CatalogEntryReader(reader)
    let keys = extents.compactMap { reader.key($0) }
    return reader.isOrdinary ? keys : []
  }
}

extension [CatalogTexts.Key] {
  /// Whether no key is there twice.
  fileprivate var areUnique: Bool {
    Set(map { ExactString($0.key) }).count == count
  }
}
