import Foundation

/// The sample numbers that CLDR gives for every plural category: `languages<TAB>category<TAB>integers<TAB>decimals`.
///
/// Languages with the same samples share a line.
enum PluralSamplesFixture {
  static func make(_ cldr: CLDRFolder, _ kind: PluralContent.Kind, version: String) throws -> GeneratedFile {
    let grouped = Dictionary(grouping: try PluralContent.read(cldr, kind), by: { lines($0.value) })
      .map { ($0.value.map(\.key).sorted(), $0.key) }
    let blocks = grouped.sorted { $0.0[0] < $1.0[0] }.map { languages, lines in
      lines.map { "\(languages.joined(separator: " "))\t\($0)\n" }.joined()
    }
    return GeneratedFile(
      path: "Tests/Fixtures/Unicode/plural-samples-\(kind.rawValue).tsv",
      contents: Header.fixture(version: version) + "# languages\tcategory\tintegers\tdecimals\n" + blocks.joined())
  }

  private static func lines(_ rules: [String: String]) -> [String] {
    rules.sorted { $0.key < $1.key }.map { category, rule in
      "\(category)\t\(samples("@integer", in: rule))\t\(samples("@decimal", in: rule))"
    }
  }

  /// The samples after a mark, without the sign that there are more.
  private static func samples(_ mark: String, in rule: String) -> String {
    guard let start = rule.range(of: mark)?.upperBound else { return "" }
    return rule[start...].prefix { $0 != "@" }.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "…" })
      .joined(separator: " ")
  }
}
