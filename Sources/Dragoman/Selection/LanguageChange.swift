/// A change of the language in force.
public struct LanguageChange: Sendable, Hashable {
  /// The language before; the same as now where ``Localizer/main`` is another one in the same language.
  public let previous: Language
  /// The language now.
  public let language: Language

  /// Whether the layout has to turn round.
  public var changesDirection: Bool { previous.isRightToLeft != language.isRightToLeft }
}
