extension Localizer {
  /// How a localizer formats, falls back and reads.
  public struct Configuration: Sendable, Hashable {
    /// Whether arguments are wrapped in Unicode isolates (FSI and PDI), so that a Latin name does not scramble an
    /// Arabic sentence.
    public var isolatesArguments = false
    /// How numbers are written.
    public var numbers = NumberStyle.localized
    /// Whose habits numbers and dates follow where the language leaves a choice.
    public var numberLocale = NumberLocale.person
    /// Where a text is looked for that the language in force does not have.
    public var fallback = Fallback.standard
    /// Which of the languages that there are translations for are offered and matched; nil is all of them. The texts of
    /// the default language are shown in their places also where it is not offered.
    public var languages: Set<Language>?
    /// Whether the language may differ from that of ``Localizer/main``; nil takes the bundle's own
    /// `CFBundleAllowMixedLocalizations`.
    public var allowsMixedLocalizations: Bool?
    /// How much of a file is read.
    public var limits = Limits()
    /// Whether texts are handed out as strings that refer to them where they lie, as a string literal does, and not as
    /// copies.
    ///
    /// A text of more than fifteen bytes then costs no allocation and no copy, and has no reference count for threads to
    /// fight over. In exchange a table that was read stays in memory until the process ends, also when its localizer is
    /// gone: nothing tells when the last string is. That is right for the localizers that a program makes at its start,
    /// and wrong for one that is made for each request. Each load of a compiled catalog looks through its texts once, to
    /// see that they are UTF-8.
    ///
    /// It relies on two things that nobody promises: on how the standard library puts strings together, which is tried
    /// once in a process, before the first table is read so; and on compiled catalogs of a read-only bundle, which are
    /// mapped into memory, not being overwritten while the program runs.
    ///
    /// It has no effect on a compiled table in which a text is not UTF-8, on a system with pointers of 32 bits, and where
    /// strings are not put together as expected. The texts are the same with it and without.
    public var readsTextsInPlace = false
    /// For which device texts that differ by device are taken, by Apple's names: `ipad`; nil is a computer of no kind
    /// that Apple names.
    package var device = SystemDevice.name

    /// Makes the standard configuration.
    public init() {}
  }
}

extension Localizer.Configuration {
  /// How numbers are written.
  public enum NumberStyle: Sendable, Hashable {
    /// In the digits and grouping of the language.
    case localized
    /// In ASCII digits without grouping.
    case plain
  }

  /// Whose habits numbers and dates follow where the language leaves a choice.
  public enum NumberLocale: Sendable, Hashable {
    /// The person's region, calendar, hour cycle and numbering, unless the language names its own region. Where the
    /// system knows no region, as on many a server, it is the likeliest of the language: that of `ar` is Egypt, which
    /// writes `٥`.
    case person
    /// The language's own, whoever runs the program: `ar` without a region writes `5`.
    case language
  }

  /// Where a text is looked for that the language in force does not have.
  public enum Fallback: Sendable, Hashable {
    /// The language's CLDR parents, `Base`, and the default language; where the person has set `LANGUAGE`, which is
    /// a list for just this, as ``preferences``.
    case standard
    /// The person's other languages before the default language.
    case preferences
  }

  /// How much of a file that others control is read; each limit has its issue.
  public struct Limits: Sendable, Hashable {
    /// The size of a file in bytes.
    public var fileSize = 64 << 20
    /// How deep dictionaries and arrays may lie in one another.
    public var depth = 128
    /// How many entries one file may hold.
    public var entries = 1_000_000

    /// Makes the standard limits.
    public init() {}
  }
}
