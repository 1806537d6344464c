internal import DragomanLocaleData

/// A tag as language matching sees it: aliases of single subtags resolved, likely subtags added.
///
/// Variants and extensions do not count. Unlike a ``Language`` it is read leniently, and aliases that change several
/// subtags are left alone, since CLDR's matcher has rules of its own for those languages (`sh`).
struct MatchingTag: Hashable, Sendable {
  let realm: MatchingRealm
  let fields: LanguageScriptRegion
  /// Which of the three the tag said itself: 4 for the language, 2 for the script, 1 for the region.
  let explicit: UInt8

  /// Whether the tag said the region itself.
  var saysRegion: Bool { explicit & 1 != 0 }

  init?(_ text: String) {
    guard var subtags = TagSubtags(text) else { return nil }
    if subtags.remaining.first == "x" {
      self.init(.privateUse(subtags.remaining.joined(separator: "-")), LanguageScriptRegion(language: .none), 7)
      return
    }
    // Only the irregular tags matter here: the regular ones are read below, subtag by subtag.
    if subtags.remaining.first == "i", let tag = LanguageAliases.wholeTag(subtags.remaining.joined(separator: "-")) {
      self.init(tag)
      return
    }
    guard let head = TagHead(&subtags) else { return nil }
    self.init(head.fields, variants: subtags.remaining)
  }

  private init(_ given: LanguageScriptRegion, variants: ArraySlice<String>) {
    var fields = given
    if let realm = MatchingRealm(region: fields.region, variants: variants) {
      let saysRegion = !fields.region.isEmpty
      if !saysRegion { fields.region = realm.region }
      self.init(realm, fields, saysRegion ? 7 : 6)
      return
    }
    // A tag that says nothing matches only its like; `und-Zzzz` says at least that it is written.
    if fields == Self.undetermined {
      self.init(.languages, fields, 7)
      return
    }
    fields.language = LanguageAliases.language(fields.language) ?? fields.language
    fields.region = RegionAliases.first(fields.region) ?? fields.region
    if fields.script == Self.unknownScript { fields.script = .none }
    if fields.region == Self.unknownRegion { fields.region = .none }
    self.init(.languages, LikelySubtags.maximize(fields), Self.explicit(fields))
  }

  private init(_ realm: MatchingRealm, _ fields: LanguageScriptRegion, _ explicit: UInt8) {
    self.realm = realm
    self.fields = fields
    self.explicit = explicit
  }

  private static func explicit(_ fields: LanguageScriptRegion) -> UInt8 {
    (fields.language == undetermined.language ? 0 : 4) | (fields.script.isEmpty ? 0 : 2)
      | (fields.region.isEmpty ? 0 : 1)
  }

  private static let undetermined = LanguageScriptRegion(language: Subtag("und"))
  private static let unknownScript = Subtag("Zzzz")
  private static let unknownRegion = Subtag("ZZ")
}
