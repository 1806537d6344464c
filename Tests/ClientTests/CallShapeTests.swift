import Dragoman
import Foundation
import Testing

// This target isolates everything to the main actor unless told otherwise, as new app projects do. It is here to be
// compiled: each line is one that a client would write.

final class Gauge {
  var caption = ""
  var hint: String?
  var styled = AttributedString()
}

extension Gauge: LocalizationTarget {}

nonisolated struct Money: CustomStringConvertible {
  let amount: Decimal
  var description: String { "₴\(amount)" }
}

nonisolated extension Money: MessageArgument {}

enum AppLanguage: String, LanguageChoice {
  case en
  case uk
}

@Suite struct CallShapeTests {
  // Keys that no other test has: Localizer.main is one for the process.
  private let localizer = Localizer(
    sources: [.dictionary(["en": ["k": "%@ %@ %@", "n": "$(a)", "one": "%@"]])],
    selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]), onIssue: { _ in })

  @Test func lookUps() {
    let optional: Int? = nil
    let list = ["x", "y"]
    let arguments: [any MessageArgument] = [1, "a"]
    #expect(localizer["one", optional] == "")
    #expect(localizer["one", list] == "x and y")
    #expect(localizer.string("k", arguments: arguments + [2.5]) == "1 a 2.5")
    #expect(localizer.string("one", Money(amount: 3)) == "₴3")
    #expect(localizer.string("n", ["a": Money(amount: 3)]) == "₴3")
    #expect(localizer.string("absent", value: "v") == "v")
    #expect(localizer.text("one", .formatted(0.5, .percent)).string == "50%")
    #expect(localizer.text("n", ["a": localizer.text("one", 1)]).string == "1")
  }

  @Test func stringsAsKeys() {
    let optional: String? = nil
    let arguments: [any MessageArgument] = [1, 2]
    let shapes = [
      "k".localized, "k".localized(), "k".localized(table: nil), "k".localized(table: "T", bundle: .main),
      "k".localized(1), "k".localized("a"), "k".localized(optional), "k".localized(1, "b"), "k".localized(1, 2.5, "c"),
      "k".localized(1, 2, 3, 4), "k".localized(1, 2, 3, 4, 5, table: "T"), "k".localized(["a", "b"]),
      "k".localized([1: 2].keys.map { $0 }), "k".localized(arguments: arguments), "k".localized(["a": 1]),
      "k".localized([:]), "k".localized(["a": 1, "b": "c"]), "k".localized(["a": .key("b")]),
      "k".localized(["p": .formatted(1, .number)]), "k".localized(tableName: "T"),
      "k".localized(tableName: nil, arguments: ["a": 1]), "k".localized(bundle: .main, arguments: ["a": 1]),
      "k".localizedPlural(tableName: "T", arguments: 1), "k".localizedPlural(arguments: 1, 2), localized("k"),
      localized("k", 1, "a", table: "T"), "k".localized(Money(amount: 1)), "k".localized(.key("other", 3)),
    ]
    #expect(shapes.allSatisfy { $0 == "k" })
    #expect(["k"].map(\.localized) == ["k"])
  }

  @Test func texts() {
    let name = "Anna"
    let price = Decimal(5)
    var text: LocalizedText = .key("client.a") + ", " + localizer.text("one", 1) + name
    text += " (\(price)) "
    text += .verbatim("x")
    text += name
    let status: LocalizedText = "\(.key("cart", 3)), \(price, format: .currency(code: "EUR")) \(name) \(3)"
    let choice: LocalizedText? = text == status ? nil : .key("client.trip", ["city": .key("city.kyiv"), "days": 3])
    #expect(text.string == "client.a, 1Anna (5) xAnna")
    #expect(choice?.string == "client.trip")
    #expect([LocalizedText.key("client.a"), "b"].joined(separator: ", ").string == "client.a, b")
    #expect(LocalizedText.list([.key("client.a"), "b"]) != text)
    #expect(status.attributes { $0.link = URL(string: "x:y") }.attributedString.runs.first?.link != nil)
  }

  @Test func bindings() throws {
    let gauge = Gauge()
    gauge.localized.caption = localizer.text("one", 1)
    gauge.localized.hint = "as it stands"
    gauge.localized[\.styled] = localizer.text("one", 2)
    gauge.setLocalizedText(.key("k"), for: "slot") { gauge, text in gauge.hint = text.string }
    gauge.setLocalizedText(nil, for: LocalizedSlot("segment", 2)) { _, _ in }
    gauge.onLanguageChange { gauge, change in gauge.hint = "\(change.language)" }
    gauge.onLanguageChange("layout", before: true) { _, _ in }
    #expect(gauge.caption == "1")
    #expect(gauge.localized.caption == localizer.text("one", 1))
    gauge.localized.caption = nil
    gauge.removeLocalization()
    #expect(gauge.localized.hint == nil)
  }

  @Test func languages() async throws {
    do {
      try localizer.select(AppLanguage.uk)
    } catch {
      switch error {
      case .unsupported(let language, let supported): #expect(language == "uk" && supported == ["en"])
      case .notStored: Issue.record("nothing was stored")
      }
    }
    localizer.followSystem()
    let inside = await localizer.withLanguage("en") { await Task { localizer["one", 1] }.value }
    #expect(inside == "1")
    #expect(localizer.withLanguage(accepting: "en") { localizer.language } == .english)
    #expect(localizer.languages.map(\.ownName) == ["English"])
    #expect(localizer.language.isRightToLeft == false)
    await localizer.refreshed()
  }

  @available(*, deprecated, message: "what is tried here warns on purpose")
  @Test func whatWarns() {
    let text = localizer.text("one", 1)
    let optional: Int? = 1
    #expect("\(text)" == "1")
    #expect(text == "1")
    #expect((("\(optional)" as LocalizedText).string) == "1")
  }
}
