/// What CLDR adds to a tag that does not say everything.
enum LikelySubtagsTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let entries = try cldr.supplemental("likelySubtags.json", Content.self).likelySubtags
      .map { (key: TagFields($0.key), likely: TagFields($0.value)) }
    try entries.forEach(check)
    let undetermined = entries.first { $0.key.language == "und" && $0.key.isLanguage }?.likely.language ?? ""
    return TableFile(
      type: "LikelySubtags",
      tables: [
        try .sorted(
          "byLanguage", "Language 3 → script 4, region 3.", keyWidth: 3,
          entries.filter { $0.key.isLanguage }
            .map { $0.key.language.padded(3) + $0.likely.script.padded(4) + $0.likely.region.padded(3) }),
        try .sorted(
          "byFields", "Language 3, script 4, region 3, of which one may be blank → the whole.", keyWidth: 10,
          entries.filter { !$0.key.isLanguage }.map { $0.key.padded + $0.likely.padded }),
        .init(name: "undetermined", comment: "The language of a tag that says nothing.", records: [undetermined]),
      ])
  }

  /// The look-up keeps the subtags that a tag has, so no entry may change one.
  private static func check(_ entry: (key: TagFields, likely: TagFields)) throws {
    let (key, likely) = entry
    let keepsAll =
      (key.language == "und" || key.language == likely.language) && (key.script.isEmpty || key.script == likely.script)
      && (key.region.isEmpty || key.region == likely.region) && key.variants.isEmpty && key.rest.isEmpty
    guard keepsAll, key.language.utf8.count <= 3 else { throw GenerationError(fact: "likely subtags of \(key)") }
  }

  private struct Content: Decodable {
    let likelySubtags: [String: String]
  }
}
