/// CLDR's plural rules with their samples, as the files have them.
enum PluralContent {
  enum Kind: String {
    case cardinal
    case ordinal

    fileprivate var file: String { self == .cardinal ? "plurals.json" : "ordinals.json" }
  }

  /// For each language the rules, each under the name of its category.
  static func read(_ cldr: CLDRFolder, _ kind: Kind) throws -> [String: [String: String]] {
    let content = try cldr.supplemental(kind.file, [String: Value].self)
    guard case .rules(let languages)? = content["plurals-type-\(kind.rawValue)"] else {
      throw GenerationError(fact: "no plurals-type-\(kind.rawValue)")
    }
    return languages.mapValues { rules in
      Dictionary(uniqueKeysWithValues: rules.map { (String($0.key.split(separator: "-").last ?? ""), $0.value) })
    }
  }

  /// Beside the rules a file has its version, an object of the same shape.
  private enum Value: Decodable {
    case rules([String: [String: String]])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode([String: [String: String]].self)).map(Value.rules) ?? .other
    }
  }
}
