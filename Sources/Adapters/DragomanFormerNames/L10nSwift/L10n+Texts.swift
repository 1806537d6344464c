public import Dragoman
import Foundation

@available(*, deprecated)
extension L10n {
  /// The text for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - resource: The name of the table; nil is `Localizable`.
  ///   - fittingWidth: In how many columns there is room; nil is any number of them.
  public func string(for key: String, resource: String? = nil, fittingWidth: Int? = nil) -> String {
    plural(for: key, resource: resource, fittingWidth: fittingWidth, args: [])
  }

  /// The text for a key, chosen by its arguments.
  public func plural(
    for key: String, resource: String? = nil, fittingWidth: Int? = nil, _ args: any MessageArgument...
  ) -> String {
    plural(for: key, resource: resource, fittingWidth: fittingWidth, args: args)
  }

  /// The text for a key, chosen by its arguments.
  public func plural(
    for key: String, resource: String? = nil, fittingWidth: Int? = nil, args: [any MessageArgument]
  ) -> String {
    let text = localizer.text(key, arguments: args, table: resource)
    return (fittingWidth.map(text.fitting(width:)) ?? text).string
  }

  /// A format with its arguments, by the conventions of the language in force.
  public func string(format: String, _ args: any CVarArg...) -> String { string(format: format, args: args) }

  /// A format with its arguments, by the conventions of the language in force.
  public func string(format: String, args: [any CVarArg]) -> String {
    String(format: format, locale: locale, arguments: args)
  }
}
