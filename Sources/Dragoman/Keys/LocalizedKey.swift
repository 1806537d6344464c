public import Synchronization

/// A key, with where its text was found last: what generated code asks.
///
/// There is one of it for each key of a table of a bundle, in a `static let`, which the compiler lays out where it
/// optimises: nothing is made then when the program runs. It answers without a search as long as the language stays; after
/// a switch, or in a table that was read anew, the key is looked for again. It can be used on any thread.
@frozen public struct LocalizedKey: ~Copyable, Sendable {
  @usableFromInline let key: String
  /// A `RememberedPlace`, by the name that clients can see.
  @usableFromInline let place: Atomic<UInt64>

  /// A key that was not looked for yet.
  @inlinable public init(_ key: String) {
    self.key = key
    place = Atomic(0)
  }

  /// The text in the language in force.
  ///
  /// - Parameters:
  ///   - bundle: Whose texts are looked up.
  ///   - table: The name of the table; nil is `Localizable`.
  /// - Complexity: O(1) once the table is loaded.
  public func string(in bundle: LocalizedBundle, table: String? = nil) -> String {
    bundle.withLocalizer { $0.string(self, table) }
  }
}

extension Localizer {
  fileprivate func string(_ key: borrowing LocalizedKey, _ table: String?) -> String {
    plainText(key, table) ?? string(key.key, table: table)
  }
}
