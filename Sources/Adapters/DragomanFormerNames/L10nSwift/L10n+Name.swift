import Dragoman

@available(*, deprecated)
extension L10n: CustomStringConvertible, Equatable {
  /// The tag of the language in force.
  public var description: String { language }

  /// The language's own name.
  public func l10n() -> String { localizer.language.ownName }

  /// The name of the language in the language of another one.
  public func l10n(_ instance: L10n) -> String { localizer.language.name(in: instance.localizer.language) }

  /// Whether the same language is in force.
  public static func == (left: L10n, right: L10n) -> Bool { left.language == right.language }
}
