/// Tags, languages, scripts and variants that have another canonical form.
enum LanguageAliasTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let aliases = try AliasContent.read(cldr)
    let pairs = aliases.languageAlias.map { (old: $0.key, new: $0.value._replacement) }
    let simple = pairs.filter { TagFields($0.old).isLanguage && TagFields($0.new).isLanguage }
    let others = pairs.filter { !(TagFields($0.old).isLanguage && TagFields($0.new).isLanguage) }
    let subtags = [aliases.scriptAlias, aliases.variantAlias].flatMap { $0.map { ($0.key, $0.value._replacement) } }
    return TableFile(
      type: "LanguageAliases",
      tables: [
        try .sorted(
          "languages", "A language 3 → the one that stands for it 3.", keyWidth: 3,
          simple.map { $0.old.padded(3) + $0.new.padded(3) }),
        lines("wholeTags", "Tags that are replaced as a whole.", others.filter { !TagFields($0.old).isRegular }),
        lines("fields", "Tags that are replaced field by field.", others.filter { TagFields($0.old).isRegular }),
        lines("subtags", "Scripts and variants.", subtags.map { (old: $0.0, new: $0.1) }),
      ])
  }

  /// Entries `old=new;` in lower case on the left, those with the most subtags first, as they have to be tried.
  private static func lines(
    _ name: String, _ comment: String, _ pairs: [(old: String, new: String)]
  ) -> TableFile.Table {
    let sorted = pairs.map { (old: $0.old.lowercased(), new: $0.new, subtags: $0.old.split(separator: "-").count) }
      .sorted { ($1.subtags, $0.old) < ($0.subtags, $1.old) }
    return TableFile.Table(name: name, comment: comment, records: sorted.map { "\($0.old)=\($0.new);" })
  }
}
