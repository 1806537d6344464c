import DragomanFormats

/// Keys that differ by nothing but the case of their letters.
enum KeyCaseRule: CheckRule {
  static let facts = RuleFacts(
    name: "key-case", severity: .warning,
    summary: "Two keys of a file differ only by the case of their letters")

  static func check(_ file: CheckedFile, _ findings: inout Findings) {
    guard file.isSource else { return }
    var keys: [String: CheckedEntry] = [:]
    for entry in file.entries {
      guard let other = keys.updateValue(entry, forKey: entry.key.lowercased()),
        ExactString(other.key) != ExactString(entry.key), !(entry.isItsOwnText && other.isItsOwnText)
      else { continue }
      findings.add(
        "\(entry.key.quoted) and \(other.key.quoted) differ only by the case of their letters", path: file.path,
        at: entry.entry.position, key: entry.key, language: file.language)
    }
  }
}
