extension StringCatalog {
  /// A text and how far its translation is.
  package struct StringUnit: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    package init(state: State, value: String) {
      json = JSONObject()
      self.state = state
      self.value = value
    }

    package var state: State? {
      get { json["state"]?.string.map { State(rawValue: $0) } }
      set { json["state"] = newValue.map { .string($0.rawValue) } }
    }

    package var value: String? {
      get { json["value"]?.string }
      set { json["value"] = newValue.map { .string($0) } }
    }

    /// Where the text stands in its file.
    package var valuePosition: SourcePosition? { json["value"]?.position }
  }
}
