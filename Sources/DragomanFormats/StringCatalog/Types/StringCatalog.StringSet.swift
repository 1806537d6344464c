extension StringCatalog {
  /// Several texts that mean the same, such as the phrases of an App Shortcut; the first is the main one.
  package struct StringSet: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    package init(state: State, values: [String]) {
      json = JSONObject()
      self.state = state
      self.values = values
    }

    package var state: State? {
      get { json["state"]?.string.map { State(rawValue: $0) } }
      set { json["state"] = newValue.map { .string($0.rawValue) } }
    }

    package var values: [String] {
      get { json["values"]?.array?.compactMap(\.string) ?? [] }
      set { json["values"] = .array(newValue.map { .string($0) }) }
    }
  }
}
