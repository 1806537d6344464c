/// The properties of generated code that say bundles: one for each expression.
struct BundleProperties: Sendable {
  /// Nil stands for the bundle that the module's resources are in.
  private(set) var expressions: [BundleExpression?] = []

  /// The name of the property for the texts of a folder.
  mutating func name(for folder: String, _ choices: [BundleChoice]) -> String {
    let expression = choices.last { $0.suits(folder) }?.expression
    let index = expressions.firstIndex(of: expression) ?? expressions.count
    if index == expressions.count { expressions.append(expression) }
    return Self.name(at: index)
  }

  static func name(at index: Int) -> String { index == 0 ? "bundle" : "bundle\(index + 1)" }
}
