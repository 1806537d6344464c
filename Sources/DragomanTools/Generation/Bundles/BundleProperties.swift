/// Where generated code looks the texts of a folder up.
enum BundleSource: Sendable, Hashable {
  /// In the bundle with the resources of the module that the code is in.
  case ownModule
  /// In that of another module.
  case module(String)
  /// In what the program itself has.
  case program
  /// Where a person says.
  case expression(BundleExpression)
}

/// The properties of generated code that say bundles: one for each source.
struct BundleProperties: Sendable {
  private(set) var sources: [BundleSource] = []

  /// The name of the property for a source.
  mutating func name(for source: BundleSource) -> String {
    let index = sources.firstIndex(of: source) ?? sources.count
    if index == sources.count { sources.append(source) }
    return Self.name(at: index)
  }

  static func name(at index: Int) -> String { index == 0 ? "bundle" : "bundle\(index + 1)" }

  /// The name of the property that says whose texts the keys of such a bundle look up.
  static func nameOfTexts(in property: String) -> String {
    "textsOf" + property.prefix(1).uppercased() + property.dropFirst()
  }
}
