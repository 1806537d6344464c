extension StringCatalog {
  /// A part of a catalog: a view of an object of JSON.
  package protocol Node: Sendable, Hashable {
    var json: JSONObject { get set }
    init(json: JSONObject)
  }
}

extension JSONObject {
  /// The part under a key, if there is an object.
  func node<Node: StringCatalog.Node>(_ key: String) -> Node? {
    self[key]?.object.map(Node.init(json:))
  }

  /// Puts a part under a key, or takes it away.
  mutating func setNode(_ node: (some StringCatalog.Node)?, for key: String) {
    let position = self[key]?.position
    self[key] = node.map { JSONValue(.object($0.json), at: position) }
  }

  /// The parts under a key; none where there is no object.
  func map<Value: StringCatalog.Node>(_ key: String) -> StringCatalog.Map<Value> {
    node(key) ?? StringCatalog.Map(json: JSONObject())
  }

  /// Puts parts under a key; none takes the key away.
  mutating func setMap<Value: StringCatalog.Node>(_ map: StringCatalog.Map<Value>, for key: String) {
    setNode(map.isEmpty ? nil : map, for: key)
  }
}
