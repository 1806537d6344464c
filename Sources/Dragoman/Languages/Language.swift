/// A language, as a canonical BCP 47 tag.
///
/// Two languages are equal when their canonical tags are: `Language("pt_BR")` is `Language("pt-BR")`.
public struct Language: Sendable, Hashable, Identifiable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The canonical tag, such as `uk`, `pt-BR` or `zh-Hant`.
  public let identifier: String

  /// Makes a language from a tag in any case and with `-` or `_`; nil when it is none.
  ///
  /// Old and overlong forms become canonical as CLDR has it: `iw` is `he`, `eng` is `en`, `sh` is `sr-Latn`.
  /// Takes time linear in the length of the tag, of which 255 bytes are the most. Source: BCP 47 and UTS #35.
  public init?(identifier: String) {
    guard let tag = LanguageTag.canonical(identifier) else { return nil }
    self.init(canonical: tag)
  }

  /// Makes a language from a literal; one that is no tag gives `und`.
  public init(stringLiteral value: String) {
    identifier = LanguageTag.canonical(value)?.description ?? "und"
  }

  /// A tag that is canonical already.
  init(canonical tag: LanguageTag) {
    identifier = tag.description
  }

  /// The same as ``identifier``.
  public var id: String { identifier }

  /// The same as ``identifier``.
  public var description: String { identifier }
}
