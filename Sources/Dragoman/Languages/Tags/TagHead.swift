internal import DragomanLocaleData

/// The beginning of a tag, which language matching looks at: language, script and region, each in its case.
struct TagHead {
  private(set) var fields: LanguageScriptRegion

  /// Takes the head from the subtags of a tag; nil when they begin with no language.
  init?(_ subtags: inout TagSubtags) {
    guard let language = subtags.next(where: Self.isLanguage) else { return nil }
    // An extended language is a language in its own right: `zh-yue` is `yue`, `zh-min-nan` is `nan`.
    let extended = Self.extensible.contains(language) ? subtags.all(where: Self.isExtendedLanguage) : []
    guard extended.count <= 3 else { return nil }
    fields = LanguageScriptRegion(language: Subtag((extended.last ?? language).utf8) ?? .none)
    if let script = subtags.next(where: Self.isScript) { fields.script = Self.script(script) }
    if let region = subtags.next(where: Self.isRegion) { fields.region = Self.region(region) }
  }

  /// A script as it is written: `Hant`.
  static func script(_ subtag: String) -> Subtag {
    Subtag(subtag.utf8.enumerated().map { $0 == 0 ? $1.asciiUppercased : $1 }) ?? .none
  }

  /// A region as it is written: `TW`.
  static func region(_ subtag: String) -> Subtag {
    Subtag(subtag.utf8.map(\.asciiUppercased)) ?? .none
  }

  /// The languages that extended languages are registered for.
  private static let extensible: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  /// Four letters are a script: no language has as many.
  private static func isLanguage(_ subtag: String) -> Bool {
    [2, 3, 5, 6, 7, 8].contains(subtag.utf8.count) && subtag.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isExtendedLanguage(_ subtag: String) -> Bool {
    subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isRegion(_ subtag: String) -> Bool {
    subtag.utf8.count == 2 && subtag.utf8.allSatisfy(\.isASCIILetter)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isASCIIDigit)
  }
}
