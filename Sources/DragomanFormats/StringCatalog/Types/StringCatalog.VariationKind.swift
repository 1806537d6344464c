extension StringCatalog {
  /// What variants depend on.
  package struct VariationKind: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let plural = VariationKind(rawValue: "plural")
    package static let device = VariationKind(rawValue: "device")
    package static let width = VariationKind(rawValue: "width")
  }
}
