import Foundation

/// The cases of CLDR's language matcher, as everybody's tests read them.
enum MatchingCasesFixture {
  static func make(_ cases: URL, version: String) throws -> GeneratedFile {
    let lines = try String(contentsOf: cases, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return GeneratedFile(
      path: "Tests/Fixtures/Unicode/language-matching.tsv",
      contents: Header.fixture(version: version)
        + "# supported\tdefault (empty: the first supported)\tpreferred\texpected\n"
        + lines.map { $0 + "\n" }.joined())
  }
}
