internal import DragomanLocaleData

extension LanguageMatcher {
  /// The default and its equals, then the paradigm locales, then the others, each in the order of the list.
  static func ordered(_ candidates: [Candidate], first: MatchingTag?) -> [Candidate] {
    let ranks = candidates.map { rank($0.tag, first: first) }
    return (0...2).flatMap { rank in zip(candidates, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  private static func rank(_ tag: MatchingTag, first: MatchingTag?) -> Int {
    if let first, tag.realm == first.realm, tag.fields == first.fields { return 0 }
    return tag.realm == .languages && paradigms.contains(tag.fields) ? 1 : 2
  }

  private static let paradigms = Set(LanguageDistances.paradigmLocales.compactMap { MatchingTag($0)?.fields })
}
