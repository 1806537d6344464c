/// CLDR's rules for how far languages are from one another.
struct MatchingContent: Decodable {
  struct Rule: Decodable {
    let _desired: String
    let _supported: String
    let _distance: Int
    let _oneway: Bool?
  }

  /// A rule with its two sides cut into subtags.
  struct FieldRule {
    let desired: [String]
    let supported: [String]
    let distance: Int
    let isOneWay: Bool
  }

  struct Variable: Decodable {
    let _value: String
  }

  struct Paradigms: Decodable {
    let _locales: [String]
  }

  struct Rules: Decodable {
    let paradigmLocales: Paradigms
    let matchVariables: [String: Variable]
    let languageMatch: [Rule]
  }

  let languageMatching: [String: Rules]

  static func read(_ cldr: CLDRFolder) throws -> Rules {
    let content = try cldr.supplemental("languageMatching.json", MatchingContent.self)
    guard let rules = content.languageMatching["written-new"] else { throw GenerationError(fact: "no written-new") }
    return rules
  }
}

extension MatchingContent.Rules {
  /// The rules about languages (1 field), scripts (2) or regions (3), in the order of the file.
  func rules(fields: Int) -> [MatchingContent.FieldRule] {
    languageMatch.map {
      MatchingContent.FieldRule(
        desired: $0._desired.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init),
        supported: $0._supported.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init),
        distance: $0._distance, isOneWay: $0._oneway ?? false)
    }.filter { $0.desired.count == fields && $0.supported.count == fields }
  }
}
