/// Names of a length that fits on a line.
enum NameShortening {
  private static let limit = 60
  private static let kept = 48

  /// A name that is too long is cut, and told from others with the same beginning by what it was made from.
  static func shortened(_ name: String, source: String) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return String(name.unicodeScalars.prefix(kept)) + "_" + StableHash.of(source)
  }
}
