/// Regions that were renamed, joined or divided (UTS #35, "Territory Alias").
package enum RegionAliases {
  /// The region that stands for another, or the first of those that do.
  package static func first(_ region: Subtag) -> Subtag? {
    firstTable.record(TableKey(region, width: 3))?.subtag(at: 0, width: 3)
  }

  /// The regions that stand for one that became several, the most likely first; empty for any other.
  package static func several(_ region: Subtag) -> [Subtag] {
    severalTable[region] ?? []
  }

  private static let firstTable = FixedWidthTable(first, keyWidth: 3, valueWidth: 3)

  private static let severalTable: [Subtag: [Subtag]] = LineTable.entries(several).reduce(into: [:]) { table, entry in
    guard let old = Subtag(entry.old.utf8) else { return }
    table[old] = entry.new.split(separator: " ").compactMap { Subtag($0.utf8) }
  }
}
