public import Dragoman

extension String {
  /// The text for this key, chosen by a number.
  @available(*, deprecated, renamed: "localized(_:)")
  public func l10nPlural(_ argument: any MessageArgument) -> String { localized(arguments: [argument]) }

  /// The text for this key, chosen by its arguments.
  @available(*, deprecated, message: "write \"key\".localized(arguments)")
  public func l10nPlural(
    instance: L10n = .shared, resource: String? = nil, fittingWidth: Int? = nil, _ args: any MessageArgument...
  ) -> String {
    instance.plural(for: self, resource: resource, fittingWidth: fittingWidth, args: args)
  }

  /// The text for this key, chosen by its arguments.
  @available(*, deprecated, message: "write \"key\".localized(arguments: […])")
  public func l10nPlural(
    _ instance: L10n = .shared, resource: String? = nil, fittingWidth: Int? = nil, args: [any MessageArgument]
  ) -> String {
    instance.plural(for: self, resource: resource, fittingWidth: fittingWidth, args: args)
  }
}
