internal import DragomanLocaleData

extension MatchingTag {
  /// How far a supported tag is from this desired one, in eighths of CLDR's unit.
  ///
  /// Where language, script and region are the same, what the tags said themselves still tells them apart, by less
  /// than a unit: `nl-NL` is nearer to `nl-NL` than to `nl`. What is too far to match is not measured to the end.
  func distance(to supported: MatchingTag) -> Int {
    var whole = languageDistance(to: supported)
    if whole < Self.threshold { whole += scriptDistance(to: supported) }
    if whole < Self.threshold { whole += regionDistance(to: supported) }
    return whole == 0 ? Int(explicit ^ supported.explicit) : whole * 8
  }

  /// Tags as far as this from one another do not match.
  static let threshold = 50

  private func languageDistance(to supported: MatchingTag) -> Int {
    guard realm == supported.realm else { return 80 }
    if fields.language == supported.fields.language { return 0 }
    guard realm == .languages else { return 80 }
    return LanguageDistances.distance(desired: fields.language, supported: supported.fields.language) ?? 80
  }

  private func scriptDistance(to supported: MatchingTag) -> Int {
    if realm == .languages, let rule = ruledScriptDistance(to: supported) { return rule }
    return fields.script == supported.fields.script ? 0 : 50
  }

  private func ruledScriptDistance(to supported: MatchingTag) -> Int? {
    LanguageDistances.scriptDistance(desired: fields, supported: supported.fields)
  }

  private func regionDistance(to supported: MatchingTag) -> Int {
    if fields.region == supported.fields.region { return 0 }
    guard realm == .languages else { return 4 }
    return RegionDistances.distance(desired: fields, supported: supported.fields) ?? 4
  }
}
