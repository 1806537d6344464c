import Dragoman
import DragomanFormats

/// A character that nobody sees and hardly anybody means.
enum InvisibleCharacterRule: CheckRule {
  static let facts = RuleFacts(
    name: "invisible-character", severity: .warning,
    summary: "A text has a character that cannot be seen, such as a zero-width space or a control character")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.hasRareCharacters else { return }
    for text in entry.texts {
      guard
        let found = text.text.unicodeScalars.first(where: {
          $0.isInvisible(in: file.language) && !($0 == .replacement && file.hasReplacements)
        }), entry.source?.shownTexts.contains(where: { $0.text.unicodeScalars.contains(found) }) != true
      else { continue }
      let reason = found == .replacement ? "stands for something that was lost" : "cannot be seen"
      findings.add("the text has \(found.name) in it, which \(reason)", to: entry, in: file, at: text.position)
    }
  }
}

extension Unicode.Scalar {
  /// What readers and converters put in the place of what is no character.
  fileprivate static let replacement: Self = "\u{FFFD}"

  fileprivate func isInvisible(in language: Language) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case ..<0x20, 0x7F..<0xA0, 0x2060...0x2064, 0xFEFF, 0xFFFC, 0xFFFD: true
    // Where words are not separated by spaces, it says where a line may end.
    case 0x200B: !language.isWrittenWithoutSpaces
    default: false
    }
  }

  fileprivate var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return properties.name.map { "\(code) \($0)" } ?? code
  }
}

extension Language {
  fileprivate var isWrittenWithoutSpaces: Bool {
    ["th", "lo", "km", "my", "bo", "dz", "ja", "zh"].contains { identifier.hasPrefix($0) }
  }
}
