import Foundation

/// The sample numbers that CLDR gives for every plural category: `languages<TAB>category<TAB>integers<TAB>decimals`.
///
/// Languages with the same samples share a line.
enum PluralSamplesFixture {
  enum Kind: String {
    case cardinal
    case ordinal

    var file: String { self == .cardinal ? "plurals.json" : "ordinals.json" }
  }

  static func make(_ cldr: CLDRFolder, _ kind: Kind, version: String) throws -> GeneratedFile {
    let content = try cldr.supplemental(kind.file, [String: Value].self)
    guard case .rules(let languages)? = content["plurals-type-\(kind.rawValue)"] else {
      throw GenerationError(fact: "no plurals-type-\(kind.rawValue)")
    }
    let grouped = Dictionary(grouping: languages, by: { lines($0.value) })
      .map { ($0.value.map(\.key).sorted(), $0.key) }
    let blocks = grouped.sorted { $0.0[0] < $1.0[0] }.map { languages, lines in
      lines.map { "\(languages.joined(separator: " "))\t\($0)\n" }.joined()
    }
    return GeneratedFile(
      path: "Tests/Fixtures/Unicode/plural-samples-\(kind.rawValue).tsv",
      contents: Header.fixture(version: version) + "# languages\tcategory\tintegers\tdecimals\n" + blocks.joined())
  }

  private static func lines(_ rules: [String: String]) -> [String] {
    rules.sorted { $0.key < $1.key }.map { key, rule in
      let category = key.split(separator: "-").last ?? ""
      return "\(category)\t\(samples("@integer", in: rule))\t\(samples("@decimal", in: rule))"
    }
  }

  /// The samples after a mark, without the sign that there are more.
  private static func samples(_ mark: String, in rule: String) -> String {
    guard let start = rule.range(of: mark)?.upperBound else { return "" }
    return rule[start...].prefix { $0 != "@" }.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "…" })
      .joined(separator: " ")
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
