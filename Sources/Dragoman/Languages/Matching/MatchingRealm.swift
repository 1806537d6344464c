internal import DragomanLocaleData

/// The kinds of tags that match only among themselves.
enum MatchingRealm: Hashable, Sendable {
  case languages
  /// Pseudo-languages for tests of user interfaces: accents added, written from right to left, damaged on purpose.
  case accented, bidirectional, cracked
  /// A private tag `x-…`, which matches only itself.
  case privateUse(String)

  /// The realm of a pseudo-language, which its region or its first variant names; nil for any other tag.
  init?(region: Subtag, variants: ArraySlice<String>) {
    switch (region.description, variants.first) {
    case ("XA", _): self = .accented
    case ("XB", _): self = .bidirectional
    case ("XC", _): self = .cracked
    case (_, "psaccent"): self = .accented
    case (_, "psbidi"): self = .bidirectional
    case (_, "pscrack"): self = .cracked
    default: return nil
    }
  }

  /// The region that stands for a pseudo-language.
  var region: Subtag {
    switch self {
    case .accented: Subtag("XA")
    case .bidirectional: Subtag("XB")
    case .cracked: Subtag("XC")
    case .languages, .privateUse: .none
    }
  }
}
