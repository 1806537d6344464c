/// Writes the cases of resources with their names as raw values.
struct RawValueWriter {
  let resources: ResourceCases
  let access: AccessLevel

  /// What the enumeration conforms to on that account.
  var conformance: String { isLiteral ? "Swift.String" : "Swift.RawRepresentable" }

  func write(to writer: inout SwiftWriter) {
    if isLiteral { return resources.cases.forEach { writer.line("case \($0.name.code) = \(literal($0))") } }
    for item in resources.cases { writer.line("case \(item.name.code)") }
    writer.separate()
    writer.block("\(access.rawValue) var rawValue: Swift.String") { writer in
      writer.line("switch self {")
      for item in resources.cases { writer.line("case .\(item.name.code): \(literal(item))") }
      writer.line("}")
    }
    writer.separate()
    writer.block("\(access.rawValue) init?(rawValue: Swift.String)") { writer in
      writer.line("guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }")
      writer.line("self = known")
    }
  }

  /// Raw values of cases must be literals.
  private var isLiteral: Bool { resources.cases.allSatisfy { SwiftLiteral.canSay($0.resource.name) } }

  private func literal(_ item: ResourceCases.Case) -> String { SwiftLiteral.of(item.resource.name) }
}
