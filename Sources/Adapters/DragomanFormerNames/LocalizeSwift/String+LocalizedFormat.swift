public import Dragoman
public import Foundation

extension String {
  /// The text for this key with arguments.
  @available(*, deprecated, renamed: "localized(_:)")
  public func localizedFormat(_ arguments: any MessageArgument...) -> String { localized(arguments: arguments) }

  /// The text for this key in a table, with arguments.
  @available(*, deprecated, renamed: "localized(_:table:)")
  public func localizedFormat(arguments: any MessageArgument..., using tableName: String?) -> String {
    localized(arguments: arguments, table: tableName)
  }

  /// The text for this key in a bundle, with arguments.
  @available(*, deprecated, renamed: "localized(_:bundle:)")
  public func localizedFormat(arguments: any MessageArgument..., in bundle: Bundle?) -> String {
    localized(arguments: arguments, bundle: bundle)
  }

  /// The text for this key in a table of a bundle, with arguments.
  @available(*, deprecated, renamed: "localized(_:table:bundle:)")
  public func localizedFormat(
    arguments: any MessageArgument..., using tableName: String?, in bundle: Bundle?
  ) -> String {
    localized(arguments: arguments, table: tableName, bundle: bundle)
  }
}
