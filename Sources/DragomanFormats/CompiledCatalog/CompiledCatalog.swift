/// What stands at the start of a compiled catalog: whose texts it has, and where in it each table lies.
///
/// `Documentation/CompiledCatalogs.md` describes the format.
package struct CompiledCatalog: Sendable {
  package static let version = 1
  package static let fileExtension = "dragoman"
  /// How every file begins.
  package static let magic = Array("DRAGOMAN".utf8)

  /// Where the texts of a catalog lay.
  package enum Place: Sendable, Hashable {
    /// In a folder of a language, or where a tag says it.
    case language(String)
    case base
    /// Outside any `.lproj`.
    case root
  }

  /// A table of the catalog.
  package struct Table: Sendable, Hashable {
    package let name: String
    /// Where its slots and records lie.
    let texts: Range<Int>
    let slotCount: Int
    let placeBits: Int
    let messageCount: Int
    /// Where that lies which is shown of entries that cannot be used.
    let lastResorts: Range<Int>
  }

  package internal(set) var place: Place
  /// The language that the whole folder names as its default one.
  package internal(set) var defaultLanguage: String?
  /// Those for which the folder had texts: a catalog each.
  package internal(set) var places: [Place]
  /// The devices for which a message can say something of its own.
  package internal(set) var devices: [String]
  package internal(set) var tables: [Table] = []
  /// Of all keys.
  var hash = Self.fileHash

  /// The same in every file, so that the same texts make the same file.
  static let fileHash = SeededHash(seed: 0x5851_F42D_4C95_7F2D, factor: 0x9E37_79B9_7F4A_7C15)
  /// Of the head. Not the same one, since a hash forgets what stands before its own factor.
  static let headHash = SeededHash(seed: 0x1405_7B7E_F767_814F, factor: 0xBF58_476D_1CE4_E5B9)
}

extension CompiledCatalog.Place {
  /// The name of the file that has its texts.
  package var fileName: String {
    switch self {
    case .language(let tag): "\(tag).\(CompiledCatalog.fileExtension)"
    case .base: "Base.\(CompiledCatalog.fileExtension)"
    case .root: "Root.\(CompiledCatalog.fileExtension)"
    }
  }
}

extension CompiledCatalog {
  /// The slots and records of a table in the memory of the whole file.
  ///
  /// - Parameter readsInPlace: Whether texts may be strings that refer to the memory, which then stays for ever.
  package func texts(
    of table: Table, in memory: CatalogMemory, readsInPlace: Bool = false
  ) throws(CompiledCatalogFault) -> PackedTable {
    guard table.texts.upperBound <= memory.bytes.count else { throw .damagedTable(table.name) }
    // That the texts are UTF-8 is not known: nobody has looked through them.
    var layout = PackedTable.Layout(
      slotCount: table.slotCount, placeBits: table.placeBits, hash: hash, messageCount: table.messageCount)
    layout.readsInPlace = readsInPlace
    let section = UnsafeRawBufferPointer(rebasing: memory.bytes[table.texts])
    guard let texts = PackedTable(section, layout, owner: memory.owner) else { throw .damagedTable(table.name) }
    return texts
  }

  /// What is shown of entries of a table that cannot be used, as it was written.
  package func lastResorts(of table: Table, in memory: CatalogMemory) -> [UInt8] {
    guard table.lastResorts.upperBound <= memory.bytes.count else { return [] }
    return Array(memory.bytes[table.lastResorts])
  }
}
