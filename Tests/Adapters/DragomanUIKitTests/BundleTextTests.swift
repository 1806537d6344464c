import Dragoman
import DragomanAdapterBasics
import DragomanUIKit
import Foundation
import Testing

@Suite struct BundleTextTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
  let localizer = Localizer(
    sources: [.dictionary(["en": ["x": "x"], "uk": ["x": "x"], "en-GB": ["x": "x"]])], defaultLanguage: "en",
    selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
  ) { _ in }

  private func withBundle(_ test: (Bundle) throws -> Void) throws {
    for (name, table, text) in [
      ("en.lproj", "Localizable", "\"a\" = \"A\"; \"only\" = \"only English\"; \"n\" = \"%d items\";"),
      ("uk.lproj", "Localizable", "\"a\" = \"А-укр\"; \"n\" = \"%d шт.\";"),
      ("uk.lproj", "Main", "\"1.text\" = \"Сцена\";"), ("en-GB.lproj", "Localizable", "\"a\" = \"A-GB\";"),
    ] {
      let directory = folder.appending(path: name)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try text.write(to: directory.appending(path: "\(table).strings"), atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(#require(Bundle(path: folder.path)))
  }

  private func text(_ key: String, table: String? = nil, _ bundle: Bundle) -> String? {
    BundleText.string(forKey: key, table: table, in: bundle, localizer: localizer)
  }

  @Test func textsAreThoseOfTheLanguageThenOfItsParentsThenOfTheDefault() throws {
    try withBundle { bundle in
      #expect(text("a", bundle) == "A")
      try localizer.select("uk")
      #expect(text("a", bundle) == "А-укр")
      #expect(text("1.text", table: "Main", bundle) == "Сцена")
      #expect(text("n", bundle) == "%d шт.")
      #expect(text("only", bundle) == "only English")
      try localizer.select("en-GB")
      #expect(text("a", bundle) == "A-GB")
      #expect(text("only", bundle) == "only English")
    }
  }

  @Test func whatIsInNoFolderIsLeftToTheBundle() throws {
    try withBundle { bundle in
      #expect(text("absent", bundle) == nil)
      #expect(text("a", table: "Absent", bundle) == nil)
    }
  }
}
