import Foundation

/// A symbol that some supported system does not have.
struct NewerSymbol {
  /// The versions of `platforms` in the manifest.
  private static let oldest = [
    "iOS": (18, 0), "tvOS": (18, 0), "macOS": (15, 0), "watchOS": (11, 0), "visionOS": (2, 0),
  ]

  let name: String
  /// The compiler's own name, as bytes.
  let identifier: Data

  /// All of them in a folder of symbol graphs.
  static func all(in folder: URL) throws -> [NewerSymbol] {
    var misdated = Set(NewerNames.misdated)
    var newer: [NewerSymbol] = []
    for file in try SymbolGraph.files(in: folder) {
      for symbol in try SymbolGraph(contentsOf: file).symbols {
        let isMisdated = NewerNames.misdated.contains(symbol.name)
        guard isMisdated || isNewer(symbol) else { continue }
        misdated.remove(symbol.name)
        newer.append(NewerSymbol(name: symbol.name, identifier: Data(symbol.identifier.precise.utf8)))
      }
    }
    if let name = misdated.min() { throw CheckFailure.unknownName(name) }
    return newer
  }

  private static func isNewer(_ symbol: SymbolGraph.Symbol) -> Bool {
    (symbol.availability ?? []).contains { availability in
      guard let domain = availability.domain, let introduced = availability.introduced else { return false }
      return oldest[domain].map { (introduced.major, introduced.minor ?? 0) > $0 } ?? false
    }
  }
}
