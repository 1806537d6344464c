public import Dragoman
public import Foundation

extension String {
  /// The text for this key, chosen by a number.
  @available(*, deprecated, renamed: "localized(_:)")
  public func localizedPlural(_ argument: some MessageArgument) -> String { localized(argument) }

  /// The text for this key in a table, chosen by a number.
  @available(*, deprecated, renamed: "localized(_:table:)")
  public func localizedPlural(argument: some MessageArgument, using tableName: String?) -> String {
    localized(argument, table: tableName)
  }

  /// The text for this key in a bundle, chosen by a number.
  @available(*, deprecated, renamed: "localized(_:bundle:)")
  public func localizedPlural(argument: some MessageArgument, in bundle: Bundle?) -> String {
    localized(argument, bundle: bundle)
  }

  /// The text for this key in a table of a bundle, chosen by a number.
  @available(*, deprecated, renamed: "localized(_:table:bundle:)")
  public func localizedPlural(
    argument: some MessageArgument, using tableName: String?, in bundle: Bundle?
  ) -> String {
    localized(argument, table: tableName, bundle: bundle)
  }
}
