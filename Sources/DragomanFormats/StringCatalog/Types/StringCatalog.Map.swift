extension StringCatalog {
  /// Parts of a catalog by their keys, in the order in which they stand.
  ///
  /// What is no object has no place here and is passed over; it stays in ``json``.
  package struct Map<Value: Node>: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    package init() {
      json = JSONObject()
    }

    package subscript(key: String) -> Value? {
      get { json.node(key) }
      set { json.setNode(newValue, for: key) }
    }

    package var keys: [String] { json.members.map(\.key) }
    package var isEmpty: Bool { json.members.isEmpty }
    package var count: Int { json.members.count }

    /// Where a key stands in its file.
    package func position(of key: String) -> SourcePosition? {
      json.member(key)?.keyPosition
    }
  }
}

extension StringCatalog.Map: Sequence {
  package struct Element: Sendable {
    package let key: String
    package let keyPosition: SourcePosition?
    package let value: Value
  }

  package func makeIterator() -> some IteratorProtocol<Element> {
    json.members.lazy.compactMap { member in
      member.value.object.map {
        Element(key: member.key, keyPosition: member.keyPosition, value: Value(json: $0))
      }
    }.makeIterator()
  }
}
