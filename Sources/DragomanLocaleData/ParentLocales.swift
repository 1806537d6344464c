/// Parents of locales that cutting off the last subtag does not give (UTS #35, "Parent Locales").
package enum ParentLocales {
  /// The parent that CLDR names for a locale; `und` is the root, nil that CLDR names none.
  package static func parent(of locale: LanguageScriptRegion) -> LanguageScriptRegion? {
    table.record(locale.key)?.fields(at: 0)
  }

  private static let table = FixedWidthTable(parents, keyWidth: 10, valueWidth: 10)
}
