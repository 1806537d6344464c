extension StringCatalog {
  /// What one language says for a key, or one of its variants, which is built alike.
  package struct Localization: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    /// A simple text.
    package init(_ unit: StringUnit) {
      json = JSONObject()
      stringUnit = unit
    }

    package var stringUnit: StringUnit? {
      get { json.node("stringUnit") }
      set { json.setNode(newValue, for: "stringUnit") }
    }

    package var stringSet: StringSet? {
      get { json.node("stringSet") }
      set { json.setNode(newValue, for: "stringSet") }
    }

    package var variations: Variations? {
      get { json.node("variations") }
      set { json.setNode(newValue, for: "variations") }
    }

    /// What stands for `%#@name@`, by name.
    package var substitutions: Map<Substitution> {
      get { json.map("substitutions") }
      set { json.setMap(newValue, for: "substitutions") }
    }
  }
}
