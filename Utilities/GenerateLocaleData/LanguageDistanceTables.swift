/// The distances between languages and between scripts, and the paradigm locales.
enum LanguageDistanceTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let rules = try MatchingContent.read(cldr)
    return TableFile(
      type: "LanguageDistances",
      tables: [
        try .sorted(
          "languages", "Desired language 3, supported language 3 → distance 2.", keyWidth: 6,
          directed(rules.rules(fields: 1)) { $0[0].padded(3) }),
        try .sorted(
          "scripts", "Desired language 3 and script 4, supported language 3 and script 4 → distance 2.", keyWidth: 14,
          directed(rules.rules(fields: 2)) { $0[0].padded(3) + $0[1].padded(4) }),
        .init(
          name: "paradigms", comment: "The paradigm locales.",
          records: rules.paradigmLocales._locales.map { $0 + ";" }),
      ])
  }

  /// Each rule in the directions in which it holds; the first rule in the file wins.
  private static func directed(_ rules: [MatchingContent.FieldRule], _ side: ([String]) -> String) throws -> [String] {
    var distances: [String: Int] = [:]
    for rule in rules where rule.desired[0] != "*" {
      guard rule.distance < 100, !(rule.desired + rule.supported).contains("*") else {
        throw GenerationError(fact: "rule \(rule)")
      }
      let (desired, supported) = (side(rule.desired), side(rule.supported))
      distances[desired + supported] = distances[desired + supported] ?? rule.distance
      if rule.isOneWay { continue }
      distances[supported + desired] = distances[supported + desired] ?? rule.distance
    }
    return distances.map { $0.key + String($0.value).padded(2) }
  }
}
