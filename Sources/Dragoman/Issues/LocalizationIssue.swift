/// Something wrong with a text or a translation file, which never stops the program.
public struct LocalizationIssue: Sendable, Hashable {
  /// What kind of thing is wrong; the raw value is the rule under which the tools report it.
  public let kind: Kind
  /// How bad it is.
  public let severity: Severity
  /// The key concerned.
  public let key: String?
  /// The table concerned; nil for the default one.
  public let table: String?
  /// The language that was asked for.
  public let language: Language?
  /// The name of the bundle or folder concerned.
  public let bundle: String?
  /// The place in a file.
  public let location: Location?

  let facts: Facts

  /// How bad an issue is.
  public enum Severity: String, Sendable, Hashable {
    /// A person sees something wrong.
    case error
    /// It may well be meant.
    case warning
  }

  /// A place in a file; lines and columns begin at 1, a column is a Unicode scalar.
  public struct Location: Sendable, Hashable {
    /// The path of the file.
    public let file: String
    /// The line; nil where it is the file as a whole.
    public let line: Int?
    /// The column; nil where it is the file as a whole.
    public let column: Int?
  }
}

extension LocalizationIssue {
  /// A kind of issue; an open set.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The name of the rule.
    public let rawValue: String

    /// Makes a kind from the name of its rule.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No translation and no default has the key; the key was shown.
    public static let missingKey = Kind(rawValue: "missing-key")
    /// The language lacks the key; another language's text was shown.
    public static let missingTranslation = Kind(rawValue: "missing-translation")
    /// No table of that name exists.
    public static let missingTable = Kind(rawValue: "missing-table")
    /// No file or image of a name is there, for the language or any that stands in for it.
    public static let missingResource = Kind(rawValue: "missing-resource")
    /// The resources of a module are nowhere near the program.
    public static let missingBundle = Kind(rawValue: "missing-bundle")
    /// The localizer found no translations at all.
    public static let noTranslations = Kind(rawValue: "no-translations")
    /// A placeholder got no argument, and stays visible.
    public static let missingArgument = Kind(rawValue: "missing-argument")
    /// An argument was not of the kind that its placeholder asks for.
    public static let argumentKind = Kind(rawValue: "argument-kind")
    /// A percent sign in a message with arguments is no placeholder; it is shown, and should be written `%%`.
    public static let percentSign = Kind(rawValue: "percent-sign")
    /// A placeholder has a space in it, such as `% @`; it was read as it was meant.
    public static let damagedPlaceholder = Kind(rawValue: "damaged-placeholder")
    /// A placeholder asks for a pointer, `%p` or `%n`; it stays visible.
    public static let pointerPlaceholder = Kind(rawValue: "pointer-placeholder")
    /// A width or a precision is above 512, and was ignored.
    public static let fieldLimit = Kind(rawValue: "field-limit")
    /// A literal text equals a key; `.key(…)` was probably meant.
    public static let literalIsKey = Kind(rawValue: "literal-is-key")
    /// A scope asked for a language that is not supported.
    public static let unsupportedLanguage = Kind(rawValue: "unsupported-language")
    /// A file could not be read.
    public static let unreadableFile = Kind(rawValue: "unreadable-file")
    /// A stored choice could not be read, is no language, or could not be removed.
    public static let storedChoice = Kind(rawValue: "stored-choice")
    /// Markdown was asked for where the system has no interpreter of it.
    public static let markdownUnavailable = Kind(rawValue: "markdown-unavailable")
    /// More issues than are remembered one by one; further new ones are only counted.
    public static let tooManyIssues = Kind(rawValue: "too-many-issues")
  }
}
