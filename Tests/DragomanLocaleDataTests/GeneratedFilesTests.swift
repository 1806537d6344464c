import Foundation
import TestResources
import Testing

@testable import GenerateLocaleData

/// The committed tables and fixtures are what the generator makes.
struct GeneratedFilesTests {
  @Test(.needsCLDR) func areCurrent() throws {
    let cases = Folders.shared.appending(path: "vectors/language-matching.tsv")
    let files = try GeneratedFile.all(cldr: CLDRFolder(Folders.cldr), matchingCases: cases)
    #expect(files.count == 13)
    for file in files {
      let committed = try Data(contentsOf: Folders.root.appending(path: file.path))
      #expect(committed == Data(file.contents.utf8), "run `swift run GenerateLocaleData`: \(file.path) is not current")
    }
  }

  @Test func dataOfAnotherKindStopsTheGenerator() {
    #expect(throws: GenerationError.self) {
      try TableFile.Table.sorted("twice", "", keyWidth: 2, ["aab", "aac"])
    }
    #expect(throws: GenerationError.self) {
      try TableFile.Table.sorted("widths", "", keyWidth: 2, ["aab", "abcd"])
    }
  }
}
