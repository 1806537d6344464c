public import Dragoman

extension String {
  /// The text for this key.
  @available(*, deprecated, renamed: "getter:localized()")
  public func l10n() -> String { localized }

  /// The text for this key in a table.
  @available(*, deprecated, renamed: "localized(table:)")
  public func l10n(resource: String?) -> String { localized(table: resource) }

  /// The text for this key, from a localizer, in a table, in the widest variant that has room.
  @available(*, deprecated, message: "write localizer.string(\"key\"), or text.fitting(width: …).string")
  public func l10n(_ instance: L10n = .shared, resource: String? = nil, fittingWidth: Int? = nil) -> String {
    instance.string(for: self, resource: resource, fittingWidth: fittingWidth)
  }

  /// The text for this key with arguments.
  @available(*, deprecated, message: "write \"key\".localized(arguments: […])")
  public func l10n(
    _ instance: L10n = .shared, resource: String? = nil, fittingWidth: Int? = nil, args: [any MessageArgument]
  ) -> String {
    instance.plural(for: self, resource: resource, fittingWidth: fittingWidth, args: args)
  }

  /// The text for this key with arguments.
  @available(*, deprecated, message: "write \"key\".localized(arguments)")
  public func l10n(
    instance: L10n, resource: String? = nil, fittingWidth: Int? = nil, _ args: any MessageArgument...
  ) -> String {
    instance.plural(for: self, resource: resource, fittingWidth: fittingWidth, args: args)
  }
}
