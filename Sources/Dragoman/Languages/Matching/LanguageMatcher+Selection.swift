internal import DragomanLocaleData

extension LanguageMatcher {
  /// The place of the supported language that a tag asks for by name; nil when there is none.
  ///
  /// That is the tag itself or else one of its language and script, of several the one that matching ranks first:
  /// `de-AT` selects `de`, `zh-TW` selects `zh-Hant`, `nb` and `no` select each other. No other match counts.
  package func selection(of tag: String) -> Int? {
    guard let asked = Language(identifier: tag), let desired = MatchingTag(asked.identifier) else { return nil }
    if let same = candidates.first(where: { $0.language == asked }) { return same.index }
    let alike = candidates.filter { SelectionKey($0.tag) == SelectionKey(desired) }
    return nearest(to: desired, among: alike, below: Self.threshold)?.candidate.index
  }
}

extension MatchingTag {
  /// Whether it names the language of another tag: with the same script, and the same region if it names one.
  func covers(_ other: MatchingTag) -> Bool {
    SelectionKey(self) == SelectionKey(other) && (!saysRegion || fields.region == other.fields.region)
  }
}

/// What two tags must have in common for one to select the other.
private struct SelectionKey: Hashable {
  let language: Subtag
  let script: Subtag

  init(_ tag: MatchingTag) {
    // Norwegian without a word on its form is Bokmål.
    language = tag.fields.language == Subtag("nb") ? Subtag("no") : tag.fields.language
    script = tag.fields.script
  }
}
