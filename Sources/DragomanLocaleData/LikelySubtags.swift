/// The subtags that CLDR adds to a tag that does not say everything (UTS #35, "Likely Subtags").
package enum LikelySubtags {
  /// The tag with every subtag: those it has are kept, the others are the likely ones.
  ///
  /// A language unknown to the data gets the script and region of a tag that says nothing.
  package static func maximize(_ tag: LanguageScriptRegion) -> LanguageScriptRegion {
    if tag.language != undeterminedLanguage, !tag.script.isEmpty, !tag.region.isEmpty { return tag }
    let isKnown = tag.language != undeterminedLanguage && known(tag.language) != nil
    let likely = lookUp(tag, language: isKnown ? tag.language : undeterminedLanguage)
    return LanguageScriptRegion(
      language: tag.language == undeterminedLanguage ? likely.language : tag.language,
      script: tag.script.isEmpty ? likely.script : tag.script,
      region: tag.region.isEmpty ? likely.region : tag.region)
  }

  /// The most special entry for a tag: with both script and region, one of them, or none.
  private static func lookUp(_ tag: LanguageScriptRegion, language: Subtag) -> LanguageScriptRegion {
    let bare = known(language) ?? LanguageScriptRegion(language: language)
    let ofRegion = tag.region.isEmpty ? nil : exact(language, .none, tag.region)
    if tag.script.isEmpty { return ofRegion ?? bare }
    if !tag.region.isEmpty, let found = exact(language, tag.script, tag.region) { return found }
    // The data leaves out what follows from a shorter entry: the script that a region or language has anyway.
    if let ofRegion, ofRegion.script == tag.script { return ofRegion }
    return exact(language, tag.script, .none) ?? (bare.script == tag.script ? bare : ofRegion ?? bare)
  }

  private static func exact(_ language: Subtag, _ script: Subtag, _ region: Subtag) -> LanguageScriptRegion? {
    let key = LanguageScriptRegion(language: language, script: script, region: region).key
    return fieldsTable.record(key)?.fields(at: 0)
  }

  private static func known(_ language: Subtag) -> LanguageScriptRegion? {
    guard let record = languageTable.record(TableKey(language, width: 3)) else { return nil }
    return LanguageScriptRegion(
      language: language == undeterminedLanguage ? Subtag(undetermined) : language,
      script: record.subtag(at: 0, width: 4), region: record.subtag(at: 4, width: 3))
  }

  private static let undeterminedLanguage = Subtag("und")
  private static let languageTable = FixedWidthTable(byLanguage, keyWidth: 3, valueWidth: 7)
  private static let fieldsTable = FixedWidthTable(byFields, keyWidth: 10, valueWidth: 10)
}

extension LikelySubtags {
  /// Whether the data knows a language; nearly all of ISO 639 is in it.
  package static func knows(_ language: Subtag) -> Bool { known(language) != nil }

  /// The language most likely in a region, where the data says it of that very region.
  package static func language(ofRegion region: Subtag) -> Subtag? {
    exact(undeterminedLanguage, .none, region).map(\.language)
  }
}
