internal import DragomanLocaleData

extension Language {
  /// The languages whose texts stand in for this one's, the nearest first: `en-GB` has `en-001` and `en`.
  ///
  /// The root, in which there are no texts, is left out. A language in a script that is not its usual one has no
  /// parent in the other script: `zh-Hant-HK` and `zh-HK` end at `zh-Hant`. Source: UTS #35, "Parent Locales".
  package var parents: [Language] {
    guard let tag = LanguageTag(identifier) else { return [] }
    var parents: [Language] = []
    var current = tag
    // The data has no circle; the bound keeps even a damaged table from making one.
    while parents.count < 8, let parent = current.parent {
      parents.append(Language(canonical: parent))
      current = parent
    }
    return parents
  }
}

extension LanguageTag {
  fileprivate var parent: LanguageTag? {
    if fields.language.isEmpty || fields.language == Self.root { return nil }
    // Extensions and private use go first, then one variant at a time.
    if !extensions.isEmpty || !privateUse.isEmpty { return LanguageTag(fields: fields, variants: variants) }
    if !variants.isEmpty { return LanguageTag(fields: fields, variants: variants.dropLast()) }
    return fields.parent.map { LanguageTag(fields: $0) }
  }

  private static let root = Subtag("und")
}

extension LanguageScriptRegion {
  fileprivate var parent: LanguageScriptRegion? {
    if let named = ParentLocales.parent(of: self) { return named.language == Subtag("und") ? nil : named }
    let bare = LanguageScriptRegion(language: language)
    let usual = LikelySubtags.maximize(bare).script
    if !region.isEmpty {
      // The region may say the script: `zh-TW` is short for `zh-Hant-TW`.
      let script = LikelySubtags.maximize(self).script
      if self.script.isEmpty, script != usual {
        return LanguageScriptRegion(language: language, script: script, region: region)
      }
      return LanguageScriptRegion(language: language, script: self.script)
    }
    return script.isEmpty || script != usual ? nil : bare
  }
}
