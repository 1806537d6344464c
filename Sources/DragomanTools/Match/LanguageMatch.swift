internal import Dragoman

/// What `dragoman match` answers.
package enum LanguageMatch {
  /// The supported language that matches best, as it was written; without a match the default as written, or else the
  /// first supported one. Nil only where nothing is supported.
  package static func answer(supported: [String], default: String?, preferred: [String]) -> String? {
    guard let first = supported.first else { return nil }
    let match = LanguageMatcher(supported: supported, default: `default`).bestMatch(for: preferred)
    return match.map { supported[$0.supportedIndex] } ?? `default` ?? first
  }
}
