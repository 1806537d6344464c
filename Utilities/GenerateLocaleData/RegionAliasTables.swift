/// Regions that have another canonical form.
enum RegionAliasTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    // Codes of three letters are no subtags of BCP 47.
    let aliases = try AliasContent.read(cldr).territoryAlias.filter { $0.key.utf8.count == 2 || Int($0.key) != nil }
    let replacements = aliases.map { (old: $0.key, new: $0.value._replacement.split(separator: " ").map(String.init)) }
    return TableFile(
      type: "RegionAliases",
      tables: [
        try .sorted(
          "first", "A region 3 → the one, or the first of those, that stand for it 3.", keyWidth: 3,
          replacements.map { $0.old.padded(3) + ($0.new.first ?? "").padded(3) }),
        .init(
          name: "several", comment: "Regions that became several, of which the language decides.",
          records: replacements.filter { $0.new.count > 1 }
            .map { "\($0.old)=\($0.new.joined(separator: " "));" }.sorted()),
      ])
  }
}
