/// The direction in which a script is written.
package enum ScriptDirection {
  /// Whether a script runs from right to left.
  package static func isRightToLeft(_ script: Subtag) -> Bool {
    table.record(TableKey(script, width: 4)) != nil
  }

  private static let table = FixedWidthTable(rightToLeft, keyWidth: 4)
}
