extension StringCatalog {
  /// How far the translation of a text is.
  package struct State: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let new = State(rawValue: "new")
    package static let needsReview = State(rawValue: "needs_review")
    package static let stale = State(rawValue: "stale")
    package static let translated = State(rawValue: "translated")
  }
}
