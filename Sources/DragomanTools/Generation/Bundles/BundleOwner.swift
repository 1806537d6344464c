/// The type that says in which bundles the texts are.
struct BundleOwner {
  let name: String
  let bundles: BundleProperties
  /// The name of the type around all keys, where other modules see it.
  let publicName: String?

  func write(to writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// Where the texts are looked up.")
    writer.block("nonisolated enum \(name)") { writer in
      for (index, source) in bundles.sources.enumerated() {
        write(BundleProperties.name(at: index), source, to: &writer)
      }
      for index in bundles.sources.indices {
        let property = BundleProperties.name(at: index)
        let texts = BundleProperties.nameOfTexts(in: property)
        writer.line("static let \(texts) = Dragoman.LocalizedBundle(\(property))")
      }
      writeAnchor(to: &writer)
      writeAlias(to: &writer)
    }
  }

  /// In `LocalizedText` a key may have the name of the type around all keys.
  private func writeAlias(to writer: inout SwiftWriter) {
    guard let publicName else { return }
    let texts = TreeTarget.textsForOthers
    writer.line("typealias \(texts) = \(publicName).\(texts)")
  }

  private func write(_ property: String, _ source: BundleSource, to writer: inout SwiftWriter) {
    func line(_ value: String) -> String { "static let \(property): Foundation.Bundle? = \(value)" }
    switch source {
    case .program: writer.line(line("nil"))
    case .expression(let expression): writer.line(line(expression.text))
    case .module(let module): writer.line(line(bundle(of: SwiftLiteral.of(module))))
    case .ownModule:
      writer.line("#if SWIFT_PACKAGE")
      writer.line("  " + line(bundle(of: "#fileID")))
      writer.line("#else")
      writer.line("  " + line(".main"))
      writer.line("#endif")
    }
  }

  private func bundle(of module: String) -> String {
    "Dragoman.Localizer.bundle(ofModule: \(module), near: Anchor.self)"
  }

  /// What lies in the file of the program or the library that the code is built into.
  private func writeAnchor(to writer: inout SwiftWriter) {
    let isNeeded = bundles.sources.contains { $0.needsAnchor }
    if isNeeded { writer.line("private final class Anchor {}") }
  }
}

extension BundleSource {
  /// Whether it is found by where the code is.
  fileprivate var needsAnchor: Bool {
    switch self {
    case .ownModule, .module: true
    case .program, .expression: false
    }
  }
}
