import Foundation
import TestResources
import Testing

@testable import Dragoman

/// CLDR's own cases of language matching.
struct LanguageMatcherCasesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let supported: [String]
    let defaultTag: String?
    let preferred: [String]
    let expected: String

    init?(_ row: [String]) {
      guard row.count == 4 else { return nil }
      supported = row[0].split(separator: ",").map(String.init)
      defaultTag = row[1].isEmpty ? nil : row[1]
      preferred = row[2].split(separator: ",").map(String.init)
      expected = row[3]
    }

    var testDescription: String { "\(preferred) among \(supported), default \(defaultTag ?? "-")" }
  }

  static let cases = TabSeparatedFile.rows(Folders.fixtures.appending(path: "Unicode/language-matching.tsv"))
    .compactMap(Case.init)

  @Test func areThere() {
    #expect(Self.cases.count == 218)
  }

  @Test(arguments: cases) func matches(_ matching: Case) {
    let matcher = LanguageMatcher(supported: matching.supported, default: matching.defaultTag)
    let found = matcher.bestMatch(for: matching.preferred).map { matching.supported[$0.supportedIndex] }
    #expect(found ?? matching.defaultTag ?? matching.supported.first == matching.expected)
  }
}
