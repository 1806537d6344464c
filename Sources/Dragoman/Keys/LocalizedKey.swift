import DragomanFormats

/// A key of a table, with where its text was found last: what generated code asks.
///
/// Made once for each key, it answers without a search as long as the language stays; after a switch, or in a table that
/// was read anew, the key is looked for again. It can be used on any thread.
public final class LocalizedKey: Sendable {
  let key: String
  /// Nil is `Localizable`.
  let table: String?
  let bundle: LocalizedBundle
  let place = RememberedPlace()

  /// A key of a table.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - bundle: Whose texts are looked up.
  public init(_ key: String, table: String? = nil, bundle: LocalizedBundle) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  /// The text in the language in force.
  ///
  /// - Complexity: O(1) once the table is loaded.
  public var string: String { bundle.withLocalizer { $0.string(self) } }
}

extension Localizer {
  fileprivate func string(_ key: LocalizedKey) -> String {
    if LanguageOverride.current == nil, let text = follower.publication.plainText(key) { return text }
    return string(key.key, table: key.table)
  }
}
