import DragomanFormats

/// A direction that begins in a text and does not end, or ends and did not begin.
enum BidiControlRule: CheckRule {
  static let facts = RuleFacts(
    name: "bidi-control", severity: .error,
    summary: "A text begins a direction with a control character and does not end it, so that what follows is turned")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.hasRareCharacters else { return }
    for text in entry.texts {
      guard let imbalance = text.text.directionImbalance else { continue }
      findings.add(
        imbalance.rawValue, path: file.path, at: text.position, key: entry.key, language: file.language,
        severity: imbalance == .endOnly ? .warning : nil)
    }
  }
}

/// What is wrong with the directions of a text.
private enum DirectionImbalance: String {
  case notEnded = "a direction that a control character begins is not ended"
  /// What it does not begin it does not end either: the character does nothing.
  case endOnly = "a control character ends a direction that none has begun"
}

extension String {
  /// Source: UAX #9, explicit embeddings, overrides and isolates.
  fileprivate var directionImbalance: DirectionImbalance? {
    var hasLoneEnd = false
    var embeddings = 0
    var isolates = 0
    for scalar in unicodeScalars
    where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
      case 0x202C where embeddings > 0: embeddings -= 1
      case 0x2069 where isolates > 0: isolates -= 1
      case 0x202C, 0x2069: hasLoneEnd = true
      default: isolates += 1
      }
    }
    if embeddings + isolates > 0 { return .notEnded }
    return hasLoneEnd ? .endOnly : nil
  }
}
