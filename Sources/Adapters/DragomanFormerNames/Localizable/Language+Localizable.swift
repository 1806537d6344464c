public import Dragoman

extension Language {
  /// The language in force. Setting one without translations is an issue, and changes nothing.
  @available(*, deprecated, message: "write Localizer.main.language, and try Localizer.main.select(…) to change it")
  public static var language: Language {
    get { Localizer.main.language }
    set { Localizer.main.selectOrReport(newValue) }
  }

  /// Makes a language from a tag; nil when it is none.
  @available(*, deprecated, renamed: "init(identifier:)")
  public init?(rawValue: String) { self.init(identifier: rawValue) }

  /// The tag of the language.
  @available(*, deprecated, renamed: "identifier")
  public var rawValue: String { identifier }
}
