import Dragoman
import DragomanSwiftUI
import Foundation
@testable import SwiftUIStandIn
import Testing

@MainActor @Suite struct TextTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  struct Screen: View {
    let text: LocalizedText

    var body: some View { Text(localized: text) }
  }

  private func follows(_ text: LocalizedText, _ english: String, _ ukrainian: String) throws {
    let host = ViewHost(Screen(text: text))
    #expect(host.texts == [english])
    try localizer.select("uk")
    #expect(host.invalidated == ["Screen"])
    host.update()
    #expect(host.texts == [ukrainian])
  }

  @Test func aTextFollows() throws { try follows(localizer.text("a"), "A", "А-укр") }

  @Test func aComposedTextFollows() throws {
    try follows("\(localizer.text("n", 1, 2)): \(localizer.text("b"))", "1 of 2: B", "1 із 2: Б-укр")
  }

  @Test func aTextInAnArgumentFollows() throws {
    let outer = Localizer(
      sources: [.dictionary(["en": ["o": "<%@>", "p": "<$(x)>"], "uk": ["o": "«%@»", "p": "«$(x)»"]])],
      defaultLanguage: "en", selection: test.selection
    ) { _ in }
    try follows(outer.text("o", localizer.text("a")), "<A>", "«А-укр»")
    try localizer.select("en")
    try follows(outer.text("p", ["x": localizer.text("a")]), "<A>", "«А-укр»")
    try localizer.select("en")
    try follows(outer.text("o", [localizer.text("a")]), "<A>", "«А-укр»")
  }

  @Test func attributesAreShown() throws {
    let link = try #require(URL(string: "https://example.org"))
    let host = ViewHost(Text(localized: localizer.text("a").attributes { $0.link = link }))
    #expect(host.rendering.lines.first?.text.runs.first?.link == link)
  }

  @Test func aTextAsItStandsObservesNothing() throws {
    let host = ViewHost(Screen(text: .verbatim("x")))
    try localizer.select("uk")
    #expect(host.invalidated.isEmpty)
  }

  @Test func everyFormCompiles() {
    let count = 3
    let texts = [
      Text(localized: "no.key"), Text(localized: "no.key", count), Text(localized: "no.key", ["n": count]),
      Text(localized: "no.key", table: "None"), Text(localized: .verbatim("v")), Text(localized: .key("no.key", count)),
      Text(localized: "\(.key("no.key")) \(count)"),
    ]
    #expect(ViewHost(texts[0]).texts == ["no.key"])
    #expect(ViewHost(texts[4]).texts == ["v"])
    #expect(ViewHost(texts[6]).texts == ["no.key 3"])
  }
}
