internal import DragomanLocaleData

/// The best supported language for a person's list, by CLDR's algorithm as ICU's `LocaleMatcher` runs it.
///
/// It works on places in the lists, so that a supported tag can be given back as it was written. Tags that are
/// malformed never match. The supported side is prepared once; a match takes time proportional to the number of
/// supported languages and of the first ten preferred ones. Source: UTS #35, "Language Matching".
package struct LanguageMatcher: Sendable {
  /// A supported tag and its place in the list.
  struct Candidate: Sendable {
    let index: Int
    let tag: MatchingTag
    /// The language; nil of a tag that only matching, which is lenient, can read.
    let language: Language?
  }

  /// What matched.
  package struct Match: Sendable, Hashable {
    /// The place of the match in the list of supported languages.
    package let supportedIndex: Int
    /// The place in the list of preferred languages of the one that matched.
    package let preferredIndex: Int
    /// How far the two are from one another, in eighths of CLDR's unit; 0 is the same.
    package let distance: Int
  }

  /// A match must be nearer than this, in eighths.
  static let threshold = MatchingTag.threshold * 8
  /// By how much each later preferred language must be nearer than those before it.
  private static let demotion = 5 * 8

  /// The supported tags as they were given.
  package let supported: [String]
  /// The default as it was given.
  let defaultTag: String?
  /// Those that are well-formed, in the order in which they are tried.
  let candidates: [Candidate]

  /// Prepares for a list of supported languages and a default, which is tried first; without one, the first is.
  package init(supported: [String], default: String? = nil) {
    self.supported = supported
    defaultTag = `default`
    let candidates = supported.enumerated().compactMap { index, text in
      MatchingTag(text).map { Candidate(index: index, tag: $0, language: Language(identifier: text)) }
    }
    let first = (`default` ?? supported.first).flatMap { MatchingTag($0) }
    self.candidates = Self.ordered(candidates, first: first)
  }

  /// The best match for a list of preferred languages, the most wanted first; nil when none is near enough.
  package func bestMatch(for preferred: [String]) -> Match? {
    bestMatch(for: preferred, among: candidates)
  }

  /// The best match among some of the supported languages.
  func bestMatch(for preferred: [String], among candidates: [Candidate]) -> Match? {
    var limit = Self.threshold
    var best: Match?
    for (index, text) in preferred.enumerated() where limit > 0 {
      guard let desired = MatchingTag(text) else { continue }
      if let (candidate, distance) = nearest(to: desired, among: candidates, below: limit) {
        best = Match(supportedIndex: candidate.index, preferredIndex: index, distance: distance)
        limit = distance
      }
      limit -= Self.demotion
    }
    return best
  }

  /// The nearest candidate; of equally near ones the first, unless a later one is the more usual form of it.
  func nearest(
    to desired: MatchingTag, among candidates: [Candidate], below limit: Int
  ) -> (candidate: Candidate, distance: Int)? {
    var best: (candidate: Candidate, distance: Int)?
    for candidate in candidates {
      let distance = desired.distance(to: candidate.tag)
      if distance < best?.distance ?? limit {
        best = (candidate, distance)
      } else if let found = best, distance == found.distance, distance >= 8,
        candidate.tag.isLikelier(than: found.candidate.tag)
      {
        best = (candidate, distance)
      }
    }
    return best
  }
}
