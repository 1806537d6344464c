extension StringCatalog {
  /// Where Xcode has a key from; a key it found in the code says nothing.
  package struct ExtractionState: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Written by hand or by a tool.
    package static let manual = ExtractionState(rawValue: "manual")
    /// Found in the code together with its text.
    package static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
    /// Brought in from another format.
    package static let migrated = ExtractionState(rawValue: "migrated")
    /// No longer found in the code.
    package static let stale = ExtractionState(rawValue: "stale")
  }
}
