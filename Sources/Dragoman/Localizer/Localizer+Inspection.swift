extension Localizer {
  /// The keys that are shown from another language's table, as they lack a translation, by table.
  ///
  /// - Complexity: Linear in the tables of the language, all of which are loaded.
  package func untranslatedKeys(in language: Language) -> [String: [String]] {
    var keys: [String: [String]] = [:]
    for (name, table) in tables(in: language) {
      keys[name] = table.keys.filter(\.setting.isFurther).map(\.key).sorted()
    }
    return keys
  }

  /// What is wrong with the files of all languages, each of which is read.
  package var fileIssues: [LocalizationIssue] {
    let issues = index.issues + languages.flatMap { tables(in: $0).flatMap(\.table.issuesOfAll) }
    var seen: Set<LocalizationIssue> = []
    return issues.filter { seen.insert($0.identity).inserted }
  }

  private func tables(in language: Language) -> [(name: String, table: ResolvedTable)] {
    let snapshot = snapshot(in: language)
    return index.tableNames.sorted().compactMap { name in snapshot.table(name).map { (name, $0.table) } }
  }
}
