public import Dragoman

/// A language, as ACLocalized calls it.
@available(*, deprecated, renamed: "Language")
public typealias ACLocalizedLanguage = Language

extension Language {
  /// Makes a language from a tag; what is no tag is `und`, which is never supported.
  @available(*, deprecated, message: "write Language(identifier: code), which is nil for what is no tag")
  public init(code: String) { self.init(stringLiteral: code) }

  /// The tag of the language.
  @available(*, deprecated, renamed: "identifier")
  public var code: String { identifier }

  /// English
  @available(*, deprecated, renamed: "english")
  public static var en: Language { .english }

  /// Русский
  @available(*, deprecated, message: "write extension Language { static let russian: Language = \"ru\" }")
  public static var ru: Language { "ru" }
}
