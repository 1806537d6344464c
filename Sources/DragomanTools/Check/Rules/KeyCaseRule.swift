import DragomanFormats

/// Keys that differ by nothing but the case of their letters, or by how their characters are encoded.
enum KeyCaseRule: CheckRule {
  static let facts = RuleFacts(
    name: "key-case", severity: .warning,
    summary: "Two keys of a file differ only by the case of their letters, or by Unicode normalization")

  static func check(_ file: CheckedFile, _ findings: inout Findings) {
    guard file.isSource else { return }
    // Swift takes for one key what normalization makes one.
    var keys: [String: CheckedEntry] = [:]
    for entry in file.entries {
      guard let other = keys.updateValue(entry, forKey: entry.key.lowercased()),
        let likeness = KeyLikeness(entry.key, other.key),
        likeness != .letterCase || !(entry.isItsOwnText && other.isItsOwnText)
      else { continue }
      findings.add(
        "\(entry.key.quoted) and \(other.key.quoted) differ only by \(likeness.difference(entry.key, other.key))",
        path: file.path, at: entry.entry.position, key: entry.key, language: file.language)
    }
  }
}

/// In what two keys differ that are the same but for case and normalization.
private enum KeyLikeness {
  case letterCase, normalization, both

  /// Nil for the same key.
  init?(_ first: String, _ second: String) {
    if ExactString(first) == ExactString(second) { return nil }
    if first == second {
      self = .normalization
    } else {
      let isCase = ExactString(first.lowercased()) == ExactString(second.lowercased())
      self = isCase ? .letterCase : .both
    }
  }

  func difference(_ first: String, _ second: String) -> String {
    let ofCase = "the case of their letters"
    switch self {
    case .letterCase: return ofCase
    case .normalization: return "Unicode normalization" + Self.place(KeyDifference(first, second))
    case .both:
      let difference = KeyDifference(first, second) { $0.lowercased() }
      return "\(ofCase) and by Unicode normalization" + Self.place(difference)
    }
  }

  private static func place(_ difference: KeyDifference?) -> String { difference.map { ": \($0)" } ?? "" }
}
