extension StringCatalog {
  /// Variants of a text by what they depend on.
  package struct Variations: Node {
    package var json: JSONObject

    package init(json: JSONObject) {
      self.json = json
    }

    package init() {
      json = JSONObject()
    }

    /// What the variants depend on, as it is written.
    package var kinds: [VariationKind] { json.members.map { VariationKind(rawValue: $0.key) } }

    /// The variants of a kind by their keys: a plural category, a device, a width.
    package subscript(kind: VariationKind) -> Map<Localization> {
      get { json.map(kind.rawValue) }
      set { json.setMap(newValue, for: kind.rawValue) }
    }

    package var plural: Map<Localization> {
      get { self[.plural] }
      set { self[.plural] = newValue }
    }

    package var device: Map<Localization> {
      get { self[.device] }
      set { self[.device] = newValue }
    }
  }
}
