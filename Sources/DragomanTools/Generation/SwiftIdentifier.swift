/// A name that a person chose for generated code.
package struct SwiftIdentifier: Sendable, Hashable {
  package let text: String

  package static let standard = Self(checked: "L10n")

  /// Nil for what is no identifier, is a keyword, or is a name that generated code needs.
  package init?(_ text: String) {
    guard Self.isIdentifier(text), !SwiftKeywords.reserved.contains(text), !Self.taken.contains(text),
      !text.hasPrefix("__")
    else { return nil }
    self.text = text
  }

  private init(checked text: String) { self.text = text }

  private static let taken: Set = ["LocalizedText", "String"]

  /// Whether a text is a name without backticks.
  static func isIdentifier(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first == "_" || first.beginsIdentifier, text != "_" else { return false }
    return scalars.allSatisfy { $0 == "_" || $0.isInIdentifier } && !SwiftKeywords.all.contains(text)
  }
}

/// Names with dots between them that say a bundle: `.module`, `Bundle.main`, `MyKit.resources`.
package struct BundleExpression: Sendable, Hashable {
  package let text: String

  /// Nil for anything but names and dots, so that it can do nothing.
  package init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isImplicit = names.first?.isEmpty == true && names.count == 2
    guard (isImplicit ? Array(names.dropFirst()) : names).allSatisfy(SwiftIdentifier.isIdentifier) else { return nil }
    self.text = text
  }
}
