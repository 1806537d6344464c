/// Names of a length that fits on a line, or in a folder.
enum NameShortening {
  private static let limit = 60
  private static let kept = 48

  /// A name that is too long is cut, and told from others with the same beginning by what it was made from.
  static func shortened(_ name: String, source: String) -> String {
    // Bytes are at least as many, and counted at once.
    guard name.utf8.count > limit, name.unicodeScalars.count > limit else { return name }
    return String(name.unicodeScalars.prefix(kept)) + "_" + StableHash.of(source)
  }

  /// The same for a part of the name of a file, whose length file systems count in bytes.
  static func shortened(_ name: String, toBytes limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    let hash = "_" + StableHash.of(name)
    var kept = String.UnicodeScalarView()
    var rest = limit - hash.utf8.count
    for scalar in name.unicodeScalars {
      rest -= UTF8.width(scalar)
      guard rest >= 0 else { break }
      kept.append(scalar)
    }
    return String(kept) + hash
  }
}
