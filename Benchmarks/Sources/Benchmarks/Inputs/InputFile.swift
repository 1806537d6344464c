import Foundation

/// Writes files of the formats that are measured.
enum InputFile {
  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  static func write(_ lines: [String], to file: URL) throws {
    try write(Data((lines.joined(separator: "\n") + "\n").utf8), to: file)
  }

  /// `.strings`.
  static func strings(_ entries: [KeyTable.Entry]) -> [String] {
    entries.map { "\(quoted($0.key)) = \(quoted($0.value));" }
  }

  /// `.po`.
  static func po(_ entries: [KeyTable.Entry], pluralForms: String? = nil) -> [String] {
    let plurals = pluralForms.map { "\nPlural-Forms: \($0)" } ?? ""
    let head = quoted("Content-Type: text/plain; charset=UTF-8" + plurals + "\n")
    return ["msgid \"\"", "msgstr \(head)"] + entries.flatMap { poEntry($0) }
  }

  static func poEntry(_ entry: KeyTable.Entry) -> [String] {
    ["", "msgid \(quoted(entry.key))", "msgstr \(quoted(entry.value))"]
  }

  static func poPlural(key: String, texts: [String]) -> [String] {
    ["", "msgid \(quoted(key))", "msgid_plural \(quoted(key))"]
      + texts.enumerated().map { "msgstr[\($0)] \(quoted($1))" }
  }

  /// What genrb compiles; nil where a key has characters that ICU knows in no key.
  static func resources(_ entries: [KeyTable.Entry], language: String) -> [String]? {
    guard entries.allSatisfy({ $0.key.utf8.allSatisfy(isInvariant) }) else { return nil }
    // The last comes first: genrb looks for the place of each from the beginning.
    let sorted = entries.sorted { $0.key > $1.key }
    return ["\(language) {"] + sorted.map { "  \(quoted($0.key)) { \(quoted($0.value)) }" } + ["}"]
  }

  private static func isInvariant(_ byte: UInt8) -> Bool {
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    return isLetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: ".")
  }

  /// `.stringsdict`.
  static func stringsDict(key: String, plurals: [(category: String, text: String)]) -> [String] {
    let forms = plurals.map { "<key>\($0.category)</key><string>\($0.text)</string>" }
    return [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<plist version=\"1.0\"><dict><key>\(key)</key><dict>",
      "<key>NSStringLocalizedFormatKey</key><string>%#@number@</string>", "<key>number</key><dict>",
      "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>",
      "<key>NSStringFormatValueTypeKey</key><string>ld</string>",
    ] + forms + ["</dict></dict></dict></plist>"]
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"" + escaped.replacing("\t", with: "\\t").replacing("\r", with: "\\r") + "\""
  }
}
