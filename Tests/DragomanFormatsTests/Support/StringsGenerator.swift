import TestResources

/// Makes `.strings` files, well-formed ones and such as were damaged afterwards.
struct StringsGenerator {
  private var dice: Dice

  init(seed: UInt64) {
    dice = Dice(seed: seed)
  }

  mutating func file() -> String {
    let entries = (0...Int.random(in: 0...6, using: &dice)).map { _ in entry(depth: 0) }.joined()
    return dice.once(in: 20) ? "{ \(entries) }" : entries
  }

  /// Removes, inserts or cuts out a few bytes anywhere.
  mutating func damage(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0...2, using: &dice) where !bytes.isEmpty {
      let offset = Int.random(in: bytes.indices, using: &dice)
      switch Int.random(in: 0...2, using: &dice) {
      case 0: bytes.remove(at: offset)
      case 1: bytes.insert(contentsOf: dice.pick(Self.noise).utf8, at: offset)
      default: bytes.removeSubrange(offset..<min(bytes.count, offset + Int.random(in: 1...6, using: &dice)))
      }
    }
    return bytes
  }

  private mutating func entry(depth: Int) -> String {
    let key = string()
    if dice.once(in: 15) { return key + ";\n" }
    return key + " " + space() + "=" + space() + value(depth: depth) + space() + ";" + space()
  }

  private mutating func value(depth: Int) -> String {
    guard depth < 3, dice.once(in: 8) else { return string() + " " }
    let count = Int.random(in: 0...2, using: &dice)
    switch Int.random(in: 0...2, using: &dice) {
    case 0: return "{" + (0..<count).map { _ in entry(depth: depth + 1) }.joined() + "}"
    case 1: return "(" + (0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ", ") + ")"
    default: return "<0aFF 12>"
    }
  }

  private mutating func string() -> String {
    switch Int.random(in: 0...7, using: &dice) {
    case 0: return dice.pick(Self.words)
    case 1: return "'" + dice.pick(Self.quotable) + "'"
    default:
      let parts = (0...Int.random(in: 0...2, using: &dice)).map { _ in dice.pick(Self.contents) }
      return "\"" + parts.joined(separator: " ") + "\""
    }
  }

  private mutating func space() -> String {
    dice.pick(["", " ", "\n", "\t", " // c\n", "/* c */", "\r\n", " \u{2028}", " "])
  }

  private static let words = ["a", "k_1", "x.y", "a-b", "$v", "1", "http://x.y"]
  private static let quotable = ["a", "key.one", "Grüße", "日本", "x=y", "say \"hi\""]
  private static let contents = [
    "a", "key.one", "Grüße", "日本", "x=y", "it's", #"say \"hi\""#, #"a\nb"#, #"\U00e9"#, #"\Ud83d\Ude00"#, "50%", "%1$@",
    "<b>", "multi\nline", "a;b", "// no", "/* no */", #"\101\240"#, "", "(x)", "{y}", #"\q\/\'"#,
  ]
  private static let noise = [
    "\"", ";", "=", "\\", "'", "/*", "*/", "//", "{", "}", "(", ")", "<", ">", ",", "\n", "x", " ", "\u{FEFF}", "é",
    "\"\"", #"\U"#, #"\x"#, "\";\n\"", "“",
  ]
}
