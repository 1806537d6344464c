internal import DragomanLocaleData

extension MatchingTag {
  /// Whether this is the more usual form of another tag's language, which decides between equal distances.
  func isLikelier(than other: MatchingTag) -> Bool {
    guard realm == .languages, realm == other.realm, fields.language == other.fields.language else { return false }
    let likely = LikelySubtags.maximize(LanguageScriptRegion(language: fields.language))
    if fields.script != other.fields.script { return fields.script == likely.script }
    return fields.region != other.fields.region && fields.region == likely.region
  }
}
