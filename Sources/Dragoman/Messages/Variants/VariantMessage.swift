import DragomanFormats

/// A message with variants, ready to be shown.
package struct VariantMessage: Sendable, Hashable {
  package let root: MessageNode
  /// Which argument by position each variable stands for; arguments by name are put in there.
  package let positions: [String: Int]

  /// Resolves what a format says.
  ///
  /// - Parameter note: Is called for what is wrong and was understood nevertheless.
  /// - Throws: Why the entry cannot be used.
  /// - Complexity: Linear in the result, whose size is limited by ``VariantLimits``.
  init(_ definition: VariantDefinition, note: (PlacedVariantFault) -> Void) throws(PlacedVariantFault) {
    var compiler = VariantCompiler()
    root = try compiler.root(of: definition)
    positions = compiler.positions
    compiler.notes.forEach(note)
  }
}
