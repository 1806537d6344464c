import DragomanFormats

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
    var known: Set<ExactString> = []
    let wanted = resources.filter { $0.0.kind == kind && known.insert(ExactString($0.0.name)).inserted }
    var all = wanted.map { Case($0.0, bundle: $0.bundle) }
    if distinguishing { all = all.distinguished() }
    let colliding = all.collisions
    guard colliding.isEmpty else { throw CollidingKeys(colliding.map { $0.map { all[$0] } }) }
    self.kind = kind
    cases = all.sorted { $0.name < $1.name }
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

}

extension [ResourceCases.Case] {
  /// The places of the cases that have one name.
  fileprivate var collisions: [[Int]] {
    Dictionary(grouping: indices) { self[$0].name }.values.filter { $0.count > 1 }
  }

  fileprivate func distinguished() -> Self {
    NameDistinction.distinguished(self) {
      $0.resource.name
    } collisions: { cases in
      cases.collisions.flatMap(\.self)
    } rename: { item, source in
      var item = item
      item.name = item.name.distinguished(by: source)
      return item
    }
  }
}

extension CollidingKeys {
  fileprivate init(_ groups: [[ResourceCases.Case]]) {
    let pairs = groups.flatMap { group in
      let places = group.map { KeyPlace(key: $0.resource.name, path: $0.resource.path, position: nil, table: nil) }
      return places.dropFirst().map { Pair(name: group[0].name.text, first: places[0], second: $0) }
    }
    self.init(pairs: pairs.sorted { $0.description < $1.description })
  }
}
