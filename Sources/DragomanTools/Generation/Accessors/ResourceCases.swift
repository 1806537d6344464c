/// The images or the files of all bundles, as the cases of an enumeration.
struct ResourceCases: Sendable {
  struct Case: Sendable, Hashable {
    fileprivate(set) var name: SwiftName
    let resource: ProjectResource
    /// The name of the property that says the bundle.
    let bundle: String
  }

  let kind: ProjectResource.Kind
  /// Sorted by name.
  let cases: [Case]

  /// - Throws: Which names would be the same in Swift. A name that several bundles have is the first one's.
  init(
    _ kind: ProjectResource.Kind, _ resources: [(ProjectResource, bundle: String)], distinguishing: Bool
  ) throws(CollidingKeys) {
    var known: Set<String> = []
    let wanted = resources.filter { $0.0.kind == kind && known.insert($0.0.name).inserted }
    let all = wanted.map { Case($0.0, bundle: $0.bundle) }
    let groups = Dictionary(grouping: all, by: \.name)
    let colliding = groups.values.filter { $0.count > 1 }
    guard colliding.isEmpty || distinguishing else { throw CollidingKeys(colliding) }
    self.kind = kind
    cases = all.map { groups[$0.name, default: []].count > 1 ? $0.distinguished : $0 }.sorted { $0.name < $1.name }
  }

  /// The properties that say the bundles of the cases, each once.
  var bundles: [String] { Set(cases.map(\.bundle)).sorted() }
}

extension ResourceCases.Case {
  fileprivate init(_ resource: ProjectResource, bundle: String) {
    name = SwiftName(member: resource.name).avoiding(SwiftKeywords.reservedAmongResources)
    self.resource = resource
    self.bundle = bundle
  }

  fileprivate var distinguished: Self {
    var result = self
    result.name = name.distinguished(by: resource.name)
    return result
  }
}

extension CollidingKeys {
  fileprivate init(_ groups: [[ResourceCases.Case]]) {
    let pairs = groups.flatMap { group in
      let places = group.map { KeyPlace(key: $0.resource.name, path: $0.resource.path, position: nil) }
      return places.dropFirst().map { Pair(name: group[0].name.text, first: places[0], second: $0) }
    }
    self.init(pairs: pairs.sorted { $0.description < $1.description })
  }
}
