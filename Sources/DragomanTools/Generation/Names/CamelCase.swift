/// Words joined by their capitals.
enum CamelCase {
  static func joined(_ words: [String], beginsUpper: Bool) -> String {
    let isShouted = words.allSatisfy(\.isUpper) && words.contains { $0.letterCount > 1 }
    let words = isShouted ? words.map { $0.lowercased() } : words
    guard let first = words.first else { return "" }
    let start = beginsUpper ? first.capitalized : first.beginningLower
    return words.dropFirst().reduce(into: start) { $0.append(word: $1) }
  }
}

extension String {
  fileprivate var isUpper: Bool {
    !unicodeScalars.contains { $0.hasCase && $0.properties.isLowercase }
  }

  fileprivate var letterCount: Int { unicodeScalars.count { $0.hasCase } }

  /// With its first letter as it begins a sentence.
  fileprivate var capitalized: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping.asIdentifier + String(unicodeScalars.dropFirst())
  }

  /// With the capitals at its beginning made small, but for the one that begins the next word: `URLTitle` is
  /// `urlTitle`.
  fileprivate var beginningLower: String {
    let scalars = Array(unicodeScalars)
    let capitals = scalars.prefix { $0.hasCase && !$0.properties.isLowercase }.count
    let nextIsSmall = capitals < scalars.count && scalars[capitals].properties.isLowercase
    let count = nextIsSmall ? max(capitals - 1, 1) : capitals
    let lower = scalars.prefix(count).map { $0.properties.lowercaseMapping.asIdentifier }.joined()
    return lower + scalars.dropFirst(count).map { String($0) }.joined()
  }

  /// Followed by a word. What has no capitals is parted by `_`, and so are digits from digits.
  fileprivate mutating func append(word: String) {
    guard let next = word.unicodeScalars.first, let last = unicodeScalars.last else { return self += word }
    if next.hasCase { return self += word.capitalized }
    if !next.isDigit || last.isDigit { self += "_" }
    self += word
  }

  /// Without what no name may have, which the other case of a letter can bring.
  private var asIdentifier: String { String(String.UnicodeScalarView(unicodeScalars.filter(\.isInIdentifier))) }
}
