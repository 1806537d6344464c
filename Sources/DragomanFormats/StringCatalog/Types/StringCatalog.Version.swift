extension StringCatalog {
  /// The version of the format.
  package struct Version: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether it is 1.x, all of which say the same in the same words as far as they go.
    package var isKnown: Bool { rawValue.split(separator: ".").first == "1" }

    package static let v1_0 = Version(rawValue: "1.0")
    package static let v1_1 = Version(rawValue: "1.1")
    package static let v1_2 = Version(rawValue: "1.2")
    package static let v1_3 = Version(rawValue: "1.3")
  }
}
