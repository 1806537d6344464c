import TestResources

/// A file made to be slow: between a beginning and an end, one pattern again and again, or two after one another.
struct HostileFile: CustomStringConvertible {
  var prefix = ""
  var patterns: [String]
  var suffix = ""

  var description: String { "\(prefix.debugDescription) + \(patterns) × n + \(suffix.debugDescription)" }

  /// About so many bytes; a `#` in a pattern is another number each time.
  func bytes(_ size: Int) -> [UInt8] {
    let body = patterns.map { pattern in
      let count = size / patterns.count / max(pattern.utf8.count, 1)
      guard pattern.contains("#") else { return String(repeating: pattern, count: count) }
      return (0..<count).map { pattern.replacing("#", with: String($0)) }.joined()
    }
    return Array((prefix + body.joined() + suffix).utf8)
  }

  static func random(_ format: HostileFormat, _ dice: inout Dice) -> HostileFile {
    let patterns = (0...Int.random(in: 0...1, using: &dice)).map { _ in
      (0...Int.random(in: 0...4, using: &dice)).map { _ in dice.pick(format.pieces) }.joined()
    }
    return HostileFile(prefix: dice.pick(format.prefixes), patterns: patterns, suffix: dice.pick(format.suffixes))
  }
}
