public import Dragoman

/// A language that nobody speaks, made of the texts of the default language: it shows, before there is a translation,
/// which texts are not localized, have no room, or do not turn round.
///
/// Placeholders, names of arguments, plurals and other variants stay what they are, so that every call works.
public struct PseudoLanguage: Sendable {
  /// Under which tag it can be selected.
  public let language: Language
  let mapping: TextMapping

  /// Makes a pseudo-language of one's own.
  ///
  /// - Parameters:
  ///   - language: Under which tag it can be selected; `qps` and `x-…` are free for that.
  ///   - literal: What becomes of text that is shown as it stands; called with all of it that has no placeholder in it.
  ///   - around: What stands before and after a whole text of so many characters.
  public init(
    _ language: Language, literal: @escaping @Sendable (String) -> String,
    around: @escaping @Sendable (_ count: Int) -> (before: String, after: String) = { _ in ("", "") }
  ) {
    self.language = language
    mapping = TextMapping(literal: literal, around: around)
  }

  /// What becomes of a text as it stands in a file.
  public func text(_ text: String) -> String { mapping(text) }
}

extension TranslationSource {
  /// The texts that another source has in its default language, in a pseudo-language: put it behind that source.
  public static func pseudo(_ pseudo: PseudoLanguage, of source: TranslationSource) -> TranslationSource {
    mapped(source, as: pseudo.language, by: pseudo.mapping)
  }
}
