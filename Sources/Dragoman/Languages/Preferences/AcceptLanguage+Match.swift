extension AcceptLanguage {
  /// The tags that the client wants, the most wanted first; of equally wanted ones, in the order of the field.
  package var preferred: [String] {
    sorted.map(\.tag).filter { $0 != Range.any }
  }

  /// The place of the best of a matcher's supported languages; nil when the client accepts none.
  ///
  /// A range of quality 0 excludes its languages, unless a longer range accepts them. `*` stands for the languages
  /// that no range covers: the matcher's default if it is one of them, or else the first.
  package func bestMatch(with matcher: LanguageMatcher) -> Int? {
    let excludes = ranges.contains { $0.quality == 0 }
    let acceptable = matcher.candidates.filter { !excludes || $0.language.map(isAcceptable) ?? false }
    let parts = sorted.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.tag == Range.any }
    for (index, ranges) in parts.enumerated() {
      // Between the two parts stands `*`.
      if index == 1, let any = uncovered(acceptable, default: matcher.defaultTag) { return any }
      if let match = matcher.bestMatch(for: ranges.map(\.tag), among: acceptable) { return match.supportedIndex }
    }
    return nil
  }

  /// The ranges that are wanted at all, the most wanted first.
  private var sorted: [Range] {
    ranges.enumerated().filter { $0.element.quality > 0 }
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element)
  }

  /// Whether the longest range that covers a language accepts it; of one that none covers, whether `*` does.
  private func isAcceptable(_ language: Language) -> Bool {
    let covering = ranges.filter { language.isCovered(by: $0.tag) }
    if let longest = covering.max(by: { $0.tag.utf8.count < $1.tag.utf8.count }) { return longest.quality > 0 }
    return isWanted(language) || ranges.first { $0.tag == Range.any }?.quality != 0
  }

  private func uncovered(_ candidates: [LanguageMatcher.Candidate], default: String?) -> Int? {
    let uncovered = candidates.filter { candidate in
      !ranges.contains { candidate.language?.isCovered(by: $0.tag) ?? true }
    }
    let preferred = `default`.flatMap(Language.init(identifier:))
    return (uncovered.first { $0.language == preferred } ?? uncovered.min { $0.index < $1.index })?.index
  }

  /// Whether the client wants the language in some script or region.
  private func isWanted(_ language: Language) -> Bool {
    ranges.contains { $0.quality > 0 && $0.tag.prefix { $0 != "-" } == language.identifier.prefix { $0 != "-" } }
  }
}

extension Language {
  /// Whether a range covers the language: is its tag or the beginning of it (RFC 4647, basic filtering).
  fileprivate func isCovered(by range: String) -> Bool {
    let rest = identifier.utf8.dropFirst(range.utf8.count)
    return identifier.utf8.starts(with: range.utf8) && (rest.isEmpty || rest.first == UInt8(ascii: "-"))
  }
}
