/// Which regions contain which, groupings such as `419` and `EU` included.
struct Containment {
  private var children: [String: Set<String>] = [:]

  init(_ cldr: CLDRFolder) throws {
    for (key, value) in try cldr.supplemental("territoryContainment.json", Content.self).territoryContainment {
      children[String(key.prefix { $0 != "-" }), default: []].formUnion(value._contains)
    }
  }

  /// Every region that contains another or is contained.
  var regions: [String] {
    Set(children.keys).union(children.values.joined()).sorted()
  }

  /// The regions within that contain no others; of such a one, itself.
  func leaves(of region: String) -> Set<String> {
    guard let within = children[region] else { return [region] }
    return within.reduce(into: []) { $0.formUnion(leaves(of: $1)) }
  }

  private struct Content: Decodable {
    let territoryContainment: [String: Contained]
  }

  private struct Contained: Decodable {
    let _contains: [String]
  }
}
