import DragomanFormats

/// A direction that begins in a text and does not end, or ends and did not begin.
enum BidiControlRule: CheckRule {
  static let facts = RuleFacts(
    name: "bidi-control", severity: .error,
    summary: "A text begins a direction with a control character and does not end it, so that what follows is turned")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    for text in entry.texts where !text.text.hasBalancedDirections {
      findings.add(
        "the control characters for the direction of writing are not balanced", to: entry, in: file, at: text.position)
    }
  }
}

extension String {
  /// Source: UAX #9, explicit embeddings, overrides and isolates.
  fileprivate var hasBalancedDirections: Bool {
    var embeddings = 0
    var isolates = 0
    for scalar in unicodeScalars
    where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
      case 0x202C: embeddings -= 1
      case 0x2069: isolates -= 1
      default: isolates += 1
      }
      if embeddings < 0 || isolates < 0 { return false }
    }
    return embeddings == 0 && isolates == 0
  }
}
