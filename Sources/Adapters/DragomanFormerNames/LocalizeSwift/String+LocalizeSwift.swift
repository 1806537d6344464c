import Dragoman
public import Foundation

extension String {
  /// The text for this key in a table.
  @available(*, deprecated, renamed: "localized(table:)")
  public func localized(using tableName: String?) -> String { localized(table: tableName) }

  /// The text for this key in a bundle.
  @available(*, deprecated, renamed: "localized(bundle:)")
  public func localized(in bundle: Bundle?) -> String { localized(bundle: bundle) }

  /// The text for this key in a table of a bundle.
  @available(*, deprecated, renamed: "localized(table:bundle:)")
  public func localized(using tableName: String?, in bundle: Bundle?) -> String {
    localized(table: tableName, bundle: bundle)
  }

  /// The string itself: a comment stands in the table, before the key.
  @available(*, deprecated, message: "write the comment into the table, before the key")
  public func commented(_ argument: String) -> String { self }
}
