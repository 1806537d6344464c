import Foundation
import TestResources
import Testing

/// Every block of code says what it is, so that none is left out by the tests of its kind.
@Suite struct FenceTests {
  /// What stands behind the fences, and what tries it.
  private static let known: [String: String] = [
    "swift": "SnippetTests",
    "swift apple": "SnippetTests, without what only Apple's compiler has",
    "swift script": "SnippetTests, MigrationTests",
    "swift gtk": "the tests of Integrations/GTK",
    "console": "CommandTests, MigrationTests, and scripts",
    "yaml": "CommandTests",
    "json": "SettingsTests",
    "strings": "TextFileTests, RulePageTests",
    // In articles, where DocC takes one word that is like `strikeout` for a slip.
    "strings table": "TextFileTests",
    "stringsdict": "TextFileTests",
    "text": "nothing but for texts behind the names of their files",
  ]

  @Test(arguments: Page.all)
  func blocksSayWhatTheyAre(_ page: Page) {
    for block in page.blocks {
      #expect(Self.known[block.info] != nil, "\(page.path):\(block.line - 1): “\(block.info)”")
    }
  }
}
