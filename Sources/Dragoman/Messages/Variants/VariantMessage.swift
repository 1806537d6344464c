import DragomanFormats

/// A message with variants, ready to be shown.
package struct VariantMessage: Sendable, Hashable {
  package let root: MessageNode
  /// Which arguments by position each variable stands for; arguments by name are put in there.
  package let positions: [String: Set<Int>]

  /// Resolves what a format says, with what is wrong in it and was understood nevertheless.
  ///
  /// - Parameter parts: Counts the parts, also those of an entry that cannot be used.
  /// - Throws: Why the entry cannot be used.
  /// - Complexity: Linear in the result, whose size is limited by ``VariantLimits``.
  static func make(
    _ definition: VariantDefinition, parts: inout Int
  ) throws(PlacedVariantFault) -> (message: Self, notes: [PlacedVariantFault]) {
    var compiler = VariantCompiler()
    defer { parts += compiler.parts }
    let root = try compiler.root(of: definition)
    return (Self(root: root, positions: compiler.positions), compiler.notes)
  }
}
