/// The type that says in which bundles the texts are.
struct BundleOwner {
  let name: String
  let bundles: BundleProperties

  func write(to writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// Where the texts are looked up.")
    writer.block("nonisolated enum \(name)") { writer in
      for (index, expression) in bundles.expressions.enumerated() {
        write(BundleProperties.name(at: index), expression, to: &writer)
      }
    }
  }

  private func write(_ property: String, _ expression: BundleExpression?, to writer: inout SwiftWriter) {
    func line(_ value: String) -> String { "static let \(property): Foundation.Bundle? = \(value)" }
    if let expression { return writer.line(line(expression.text)) }
    writer.line("#if SWIFT_PACKAGE")
    writer.line("  " + line("Dragoman.Localizer.bundle(ofModule: #fileID, near: Anchor.self)"))
    writer.line("  private final class Anchor {}")
    writer.line("#else")
    writer.line("  " + line(".main"))
    writer.line("#endif")
  }
}
