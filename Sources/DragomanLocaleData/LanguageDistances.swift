/// How far languages and scripts are from one another, by CLDR's rules (UTS #35, "Language Matching").
package enum LanguageDistances {
  /// The distance from a desired to a supported language; nil where there is no rule.
  package static func distance(desired: Subtag, supported: Subtag) -> Int? {
    let key = TableKey(desired, width: 3).appending(supported, width: 3)
    return languageTable.record(key)?.integer(at: 0, width: 2)
  }

  /// The distance from a desired to a supported script in their languages; nil where there is no rule.
  package static func scriptDistance(desired: LanguageScriptRegion, supported: LanguageScriptRegion) -> Int? {
    let key = TableKey(desired.language, width: 3).appending(desired.script, width: 4)
      .appending(supported.language, width: 3).appending(supported.script, width: 4)
    return scriptTable.record(key)?.integer(at: 0, width: 2)
  }

  /// The locales that stand for their like, `en` and `en-GB` among others: preferred where distances are equal.
  package static let paradigmLocales = paradigms.description.split(separator: ";").map(String.init)

  private static let languageTable = FixedWidthTable(languages, keyWidth: 6, valueWidth: 2)
  private static let scriptTable = FixedWidthTable(scripts, keyWidth: 14, valueWidth: 2)
}
