extension PluralRules {
  /// The rules of a language, or those it inherits.
  ///
  /// `pt-AO` counts as `pt-PT` does, for CLDR names it as the parent; otherwise region and script are left off:
  /// `zh-Hant-HK` counts as `zh`. An old code counts as the new one, and a language without rules as the root, in which
  /// every number is `other`.
  package init(_ language: LanguageScriptRegion, _ kind: Kind = .cardinal) {
    self = Self(known: language, kind) ?? .root(kind)
  }

  /// The same; nil for a language without rules.
  package init?(known language: LanguageScriptRegion, _ kind: Kind = .cardinal) {
    let table = kind == .cardinal ? CardinalRules.table : OrdinalRules.table
    let number = table.number(language) ?? language.withoutAlias.flatMap { table.number($0) }
    guard let number else { return nil }
    self.init(kind: kind, number: number)
  }

  /// Every number is `other`.
  package static func root(_ kind: Kind) -> Self { Self(kind: kind, number: 0) }
}

extension FixedWidthTable {
  /// The number of the rules for a language or the nearest of its parents.
  fileprivate func number(_ language: LanguageScriptRegion) -> UInt8? {
    var next: LanguageScriptRegion? = language
    while let current = next {
      if let record = record(current.key) { return UInt8(clamping: record.integer(at: 0, width: 2)) }
      next = current.parentInCounting
    }
    return nil
  }
}

extension LanguageScriptRegion {
  fileprivate var withoutAlias: LanguageScriptRegion? {
    LanguageAliases.language(language).map { LanguageScriptRegion(language: $0, script: script, region: region) }
  }

  /// Unlike texts, rules are inherited within a language and across its scripts: `hi-Latn` takes its texts from
  /// English and counts as Hindi does.
  fileprivate var parentInCounting: LanguageScriptRegion? {
    if let parent = ParentLocales.parent(of: self), parent.language == language { return parent }
    if !script.isEmpty, region.isEmpty || isInUsualScript {
      return LanguageScriptRegion(language: language, region: region)
    }
    return region.isEmpty ? nil : LanguageScriptRegion(language: language, script: script)
  }

  /// Whether the script says nothing new: `pt-Latn-AO` is `pt-AO`.
  private var isInUsualScript: Bool {
    script == LikelySubtags.maximize(LanguageScriptRegion(language: language)).script
  }
}
