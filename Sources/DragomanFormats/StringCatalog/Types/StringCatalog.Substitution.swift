extension StringCatalog {
  /// A part of a text that varies by itself; the text refers to it as `%#@name@`.
  package struct Substitution: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    package init() {
      json = JSONObject()
    }

    /// The argument that selects, counted from 1.
    package var argNum: Int? {
      get { json["argNum"]?.int }
      set { json["argNum"] = newValue.map { .int($0) } }
    }

    /// How `%arg` is formatted, without the percent sign: `lld`, `.1f`.
    package var formatSpecifier: String? {
      get { json["formatSpecifier"]?.string }
      set { json["formatSpecifier"] = newValue.map { .string($0) } }
    }

    package var variations: Variations? {
      get { json.node("variations") }
      set { json.setNode(newValue, for: "variations") }
    }
  }
}
