/// How far regions are from one another, by CLDR's rules (UTS #35, "Language Matching").
///
/// The rules tell a few classes of regions apart; a region that contains others is all of their classes at once.
package enum RegionDistances {
  /// The distance between different regions in a language and script, or nil where the language has no rules.
  ///
  /// Of a region that contains others, the one farthest away counts.
  package static func distance(desired: LanguageScriptRegion, supported: LanguageScriptRegion) -> Int? {
    guard desired.language == supported.language else { return nil }
    let script = desired.script == supported.script ? desired.script : .none
    guard let square = square(desired.language, script) ?? square(desired.language, .none) else { return nil }
    let supportedClasses = classes(of: supported.region)
    return classes(of: desired.region).lazy.flatMap { row in
      supportedClasses.lazy.map { Int(square[row * classCount + $0]) - 48 }
    }.max()
  }

  private static func square(_ language: Subtag, _ script: Subtag) -> FixedWidthTable.Record? {
    distanceTable.record(TableKey(language, width: 3).appending(script, width: 4))
  }

  /// The classes of a region; a region that is nowhere in the world is class 0.
  private static func classes(of region: Subtag) -> [Int] {
    let mask = classTable.record(TableKey(region, width: 3))?.integer(at: 0, width: 2, radix: 16) ?? 1
    return (0..<classCount).filter { mask & 1 << $0 != 0 }
  }

  private static let classTable = FixedWidthTable(classes, keyWidth: 3, valueWidth: 2)
  private static let distanceTable = FixedWidthTable(distances, keyWidth: 7, valueWidth: classCount * classCount)
}
