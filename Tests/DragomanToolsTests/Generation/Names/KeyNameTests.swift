@testable import DragomanTools
import Testing

@Suite struct KeyNameTests {
  @Test(arguments: [
    ("title", "title"), ("cart.items", "Cart.items"), ("a.b-c.d_e", "A.BC.dE"), ("Loading...", "loading"),
    ("e.g. this", "eGThis"), ("v1.2", "V1._2"), ("https://example.com/a", "httpsExampleComA"),
    ("settings.title.%@", "Settings.title"), ("%.1f km", "km"), (".hidden", "hidden"), ("string.type", "String.type"),
    ("type.string", "Type_.string"), ("key", "key_"), ("cart.key", "Cart.key"), ("none", "none_"),
    ("languages", "languages_"), ("resources.title", "Resources_.title"), ("a.resources.b", "A.Resources.b"),
  ])
  func dotsAreTypes(key: String, name: String) {
    #expect(KeyName(key).description == name)
  }

  /// The compiler takes long over types in types, and for ever where there are many.
  @Test func keysOfManyPartsAreNotDeep() {
    let parts = (1...14).map { "p\($0)" }
    let name = KeyName(parts.joined(separator: "."), in: [SwiftName(type: "errors")])
    #expect(name.namespaces.map(\.text) == ["Errors"] + (1...11).map { "P\($0)" })
    #expect(name.member.text == "p12_p13_p14")
    #expect(KeyName(parts.prefix(13).joined(separator: ".")).namespaces.count == 12)
    #expect(KeyName(parts.prefix(13).joined(separator: ".")).member.text == "p13")
  }

  @Test func veryLongKeysAreNamedAtOnce() {
    for separator in [".", " ", "_"] {
      let key = (0..<50_000).map { "part\($0)" }.joined(separator: separator)
      let duration = ContinuousClock().measure { #expect(KeyName(key).description.unicodeScalars.count < 300) }
      #expect(duration < .seconds(20))
    }
  }

  @Test func flatNamesAreOnOneLevel() {
    #expect(KeyName("cart.items", style: .flat).description == "cart_items")
    #expect(KeyName("list", style: .flat).description == "list_")
  }

  /// Beside keys that other modules see is what they need.
  @Test func whatIsGeneratedForOthersIsNoKey() {
    for access in [AccessLevel.public, .package] {
      #expect(KeyName("localized_texts.title", access: access).description == "LocalizedTexts_.title")
      #expect(KeyName("translation source", access: access).description == "translationSource_")
      #expect(KeyName("list", access: access).description == "list_")
    }
    #expect(KeyName("localized_texts.title", access: .internal).description == "LocalizedTexts.title")
    #expect(KeyName("translation source", access: .internal).description == "translationSource")
  }

  @Test func tablesAreAroundTheirKeys() {
    #expect(KeyName("not.found", in: [SwiftName(type: "Errors")]).description == "Errors.Not.found")
    #expect(KeyName("key", in: [SwiftName(type: "Errors")]).description == "Errors.key")
  }

  @Test func keysOfOneNameCollide() {
    let names = ["a b", "x", "a_b", "A B"].map { KeyName($0) }
    #expect(KeyCollision.all(among: names) == [KeyCollision(name: "aB", places: [0, 2, 3])])
  }

  @Test func namesThatDifferOnlyInCaseDoNot() {
    #expect(KeyCollision.all(among: ["cart", "cart.items", "Cart.title"].map { KeyName($0) }) == [])
  }

  /// Scripts without capitals have one name for a key and for the type around others.
  @Test func aKeyCollidesWithTheTypeAroundOthers() {
    let names = ["設定", "設定.題", "設定.名"].map { KeyName($0) }
    #expect(KeyCollision.all(among: names) == [KeyCollision(name: "設定", places: [0, 1])])
  }
}
