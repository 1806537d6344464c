import DragomanTools
import Foundation
import TestResources
import Testing

/// What is known of the real files of the corpus, as its README says it, is found, and nothing else is called an error.
@Suite(.needsCorpus) struct CheckCorpusTests {
  private func errors(_ project: String, rule: String? = nil) throws -> [String] {
    let root = Folders.corpus.appending(path: project)
    return try CheckFixtureTests.lines(root, only: rule.map { [$0] }).filter { $0.contains(": error: ") }
  }

  @Test func twoTextsForOneKeyAreErrors() throws {
    let found = try errors("utmapp+UTM", rule: "duplicate-key").filter { $0.contains("pl.lproj/Localizable.strings") }
    #expect(found.count == 33)
  }

  @Test(arguments: [
    ("utmapp+UTM", "fr.lproj/Localizable.strings:683:"),
    ("RocketChat+Rocket.Chat.iOS", "Rocket.Chat.ShareExtension/Resources/it.lproj/Localizable.strings:19:"),
    ("MonitorControl+MonitorControl", "cs.lproj/Main.strings:215:"),
    ("MonitorControl+MonitorControl", "pt-BR.lproj/Main.strings:299:"),
    ("MonitorControl+MonitorControl", "pt-PT.lproj/Main.strings:299:"),
  ])
  func brokenFilesAreFoundWithTheirLine(project: String, place: String) throws {
    #expect(try errors(project, rule: "syntax").contains { $0.contains(place) })
  }

  /// How much of them Foundation reads, as the corpus says it.
  @Test(arguments: [
    ("utmapp+UTM", "Platform/fr.lproj/Localizable.strings", 497, 743),
    ("RocketChat+Rocket.Chat.iOS", "Rocket.Chat.ShareExtension/Resources/it.lproj/Localizable.strings", 8, 21),
  ])
  func whatFoundationLosesIsSaid(project: String, file: String, kept: Int, all: Int) throws {
    let found = try errors(project, rule: "syntax").filter { $0.hasPrefix(file) }
    #expect(found.filter { $0.contains("; Foundation reads \(kept) of the \(all) entries [syntax]") }.count == 1)
  }

  @Test(arguments: ["cs", "pt-BR", "pt-PT"]) func aFileThatFoundationRefusesIsSaid(language: String) throws {
    let found = try errors("MonitorControl+MonitorControl", rule: "syntax")
    let lines = found.filter { $0.contains("/\(language).lproj/Main.strings:") }
    #expect(lines.filter { $0.contains("; Foundation reads none of the ") }.count == 1)
  }

  /// `%# @sites @` is no reference; digits before the sign, `%1#@count@`, are.
  @Test func damagedReferencesAreErrors() throws {
    let found = try errors("duckduckgo+iOS", rule: "variants")
    for language in ["et", "fr"] { #expect(found.contains { $0.contains("/\(language).lproj/") }) }
    for language in ["bg", "ro"] { #expect(!found.contains { $0.contains("/\(language).lproj/") }) }
  }

  /// Fake positions, every device, sets of texts, an empty state, a control character, an Arabic percent sign.
  @Test(arguments: [
    "microsoft+fluentui-apple", "Ranchero-Software+NetNewsWire", "coteditor+CotEditor", "rxhanson+Rectangle",
    "apple+sample-food-truck",
  ])
  func whatOnlyLooksOddIsNoError(project: String) throws {
    #expect(try errors(project) == [])
  }
}
