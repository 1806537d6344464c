extension AcceptLanguage {
  /// The tags that the client wants, the most wanted first; of equally wanted ones, in the order of the field.
  package var preferred: [String] {
    sorted.map(\.tag).filter { $0 != Range.any }
  }

  /// The place of the best of the supported languages; nil when the client accepts none.
  ///
  /// A range of quality 0 excludes its languages, unless a longer range accepts them. `*` stands for the languages
  /// that no range covers: the default if it is one of them, or else the first.
  package func bestMatch(among supported: [String], default: String? = nil) -> Int? {
    let places = supported.indices.filter { isAcceptable(supported[$0]) }
    let wanted = sorted.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.tag == Range.any }
    for (index, ranges) in wanted.enumerated() {
      // Between the two parts stands `*`.
      if index == 1, let any = unnamed(places, in: supported, default: `default`) { return any }
      let matcher = LanguageMatcher(supported: places.map { supported[$0] }, default: `default`)
      if let match = matcher.bestMatch(for: ranges.map(\.tag)) { return places[match.supportedIndex] }
    }
    return nil
  }

  /// The ranges that are wanted at all, the most wanted first.
  private var sorted: [Range] {
    ranges.enumerated().filter { $0.element.quality > 0 }
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element)
  }

  /// Whether the longest range that covers a tag accepts it; of a tag that none covers, whether `*` does.
  private func isAcceptable(_ tag: String) -> Bool {
    guard let language = Language(identifier: tag) else { return false }
    let covering = ranges.filter { language.isCovered(by: $0.tag) }
    if let longest = covering.max(by: { $0.tag.utf8.count < $1.tag.utf8.count }) { return longest.quality > 0 }
    return isWanted(language) || ranges.first { $0.tag == Range.any }?.quality != 0
  }

  private func unnamed(_ places: [Int], in supported: [String], default: String?) -> Int? {
    let unnamed = places.filter { place in
      guard let language = Language(identifier: supported[place]) else { return false }
      return !ranges.contains { language.isCovered(by: $0.tag) }
    }
    return unnamed.first { supported[$0] == `default` } ?? unnamed.first
  }

  /// Whether the client wants the language in some script or region.
  private func isWanted(_ language: Language) -> Bool {
    ranges.contains { $0.quality > 0 && $0.tag.prefix { $0 != "-" } == language.identifier.prefix { $0 != "-" } }
  }
}

extension Language {
  /// Whether a range covers the language: is its tag or the beginning of it (RFC 4647, basic filtering).
  fileprivate func isCovered(by range: String) -> Bool {
    identifier == range || identifier.hasPrefix(range + "-")
  }
}
