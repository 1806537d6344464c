import DragomanFormats

/// A backslash that does not do what was meant.
enum EscapeRule: CheckRule {
  static let facts = RuleFacts(
    name: "escape", severity: .warning,
    summary: "An escape is none in this format, or code such as “\\(” has leaked into a text")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    findings.add(reading.issues.filter { $0.rule == .escape }, in: reading)
  }

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    for text in entry.texts {
      guard let leak = text.text.leakedEscape,
        entry.source?.shownTexts.contains(where: { $0.text.contains(leak) }) != true
      else { continue }
      // A text that is its own key says what is meant.
      guard entry.source != nil || entry.key != text.text else { continue }
      findings.add(
        "\(leak.quoted) is shown as it stands; it is no escape in this format", to: entry, in: file, at: text.position)
    }
  }
}

extension String {
  /// A backslash with what belongs to code: an interpolation, or a character that was escaped once too often.
  fileprivate var leakedEscape: String? {
    guard utf8.contains(UInt8(ascii: "\\")) else { return nil }
    return firstMatch(of: /\\(?:\(|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{4}|n(?![a-z])|")/).map { String($0.output) }
  }
}
