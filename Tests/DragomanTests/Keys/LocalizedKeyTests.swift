import Dragoman
import Foundation
import Synchronization
import TestResources
import Testing

/// The look-up by the key itself is the oracle: what is remembered is never out of date.
extension MainLocalizerTests {
  private static let texts: [Language: [String: String]] = [
    "en": ["a": "A", "n": "%d of %d", "g": "Hi $(name)", "only": "here", "many": "%@%@%@%@"],
    "uk": ["n": "%d із %d", "a": "А-укр", "g": "Привіт, $(name)"],
  ]

  private func key(_ key: String) -> GeneratedKey { GeneratedKey(key, in: LocalizedBundle(nil)) }

  private func english() -> LanguageSelection { LanguageSelection(store: .memory, preferredLanguages: ["en"]) }

  @Test func aKeySeesASwitchAtOnce() throws {
    let main = makeMain(Self.texts, english())
    let (a, n, g) = (key("a"), key("n"), key("g"))
    for language in ["en", "uk", "en", "uk"] as [Language] {
      try main.select(language)
      for _ in 0..<2 {
        #expect(a.string == main.string("a"))
        #expect(n.string(1, 2) == main.string("n", 1, 2))
        #expect(g.string(["name": "Anna"]) == main.string("g", ["name": "Anna"]))
      }
    }
    #expect(a.string == "А-укр")
    #expect(n.string(1, 2) == "1 із 2")
  }

  @Test func aKeySeesAScope() throws {
    let main = makeMain(Self.texts, english())
    let a = key("a")
    let n = key("n")
    #expect((a.string, n.string(1, 2)) == ("A", "1 of 2"))
    main.withLanguage("uk") {
      #expect((a.string, n.string(1, 2)) == ("А-укр", "1 із 2"))
    }
    #expect((a.string, n.string(1, 2)) == ("A", "1 of 2"))
  }

  /// The same keys at other places.
  @Test func aKeySeesAnotherMainAndItsTables() {
    let a = key("a")
    _ = makeMain(["en": ["a": "first", "b": "x"]], english())
    #expect(a.string == "first")
    _ = makeMain(["en": ["b": "y", "c": "z", "a": "second"]], english())
    #expect(a.string == "second")
    _ = makeMain(["en": ["b": "y"]], english())
    #expect(a.string == "a")
  }

  @Test func allNumbersOfArguments() {
    _ = makeMain(
      ["en": ["k1": "%@", "k2": "%@%@", "k3": "%@%@%@", "k4": "%@%@%@%@", "none": "50%"]], english())
    let (k1, k2, k3) = (key("k1"), key("k2"), key("k3"))
    #expect(k1.string(1) == "1")
    #expect(k2.string(1, "b") == "1b")
    #expect(k3.string(1, "b", 2.5) == "1b2.5")
    #expect(key("k4").string(arguments: [1, "b", 3, "d"]) == "1b3d")
    #expect(key("none").string == "50%")
    #expect(key("nowhere").string(1) == "nowhere")
  }

  @Test func aKeyOfTheDefaultLanguageIsFoundAlongTheChain() throws {
    let main = makeMain(Self.texts, english())
    let only = key("only")
    try main.select("uk")
    for _ in 0..<2 { #expect(only.string == "here") }
  }

  @Test func aKeyOfABundleAndATable() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "a = \"of the bundle\";",
      "en.lproj/Errors.strings": "a = \"an error\"; n = \"%d errors\";",
      "uk.lproj/Errors.strings": "a = \"помилка\"; n = \"%d помилок\";",
    ])
    let main = makeMain(Self.texts, english())
    let bundle = LocalizedBundle(Bundle(path: folder.url.path))
    let a = GeneratedKey("a", in: bundle)
    let error = GeneratedKey("a", in: bundle, table: "Errors")
    let number = GeneratedKey("n", in: bundle, table: "Errors")
    for _ in 0..<2 {
      #expect(a.string == "of the bundle")
      #expect(error.string == "an error")
      #expect(number.string(3) == "3 errors")
    }
    try main.select("uk")
    #expect((error.string, number.string(3)) == ("помилка", "3 помилок"))
    // Another program's own localizer follows another selection.
    _ = makeMain(Self.texts, english())
    #expect((error.string, number.string(3)) == ("an error", "3 errors"))
  }

  /// Waits without giving up the main actor, on which other tests set other localizers.
  @Test func threadsAskKeysDuringSwitches() throws {
    let main = makeMain(["en": ["a": "en", "n": "en %d"], "uk": ["n": "uk %d", "b": "", "a": "uk"]], english())
    let (a, n) = (key("a"), key("n"))
    let wrong = Mutex(0)
    let readers = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: readers) {
        let count = (0..<5_000).count { _ in
          !["en", "uk"].contains(a.string) || !["en 1", "uk 1"].contains(n.string(1))
        }
        wrong.withLock { $0 += count }
      }
    }
    for number in 0..<400 { try main.select(number.isMultiple(of: 2) ? "uk" : "en" as Language) }
    readers.wait()
    #expect(wrong.withLock { $0 } == 0)
    #expect(a.string == "en")
  }
}

/// A key of generated code and where that looks it up, as closures can share it.
private final class GeneratedKey: Sendable {
  private let key: LocalizedKey
  private let bundle: LocalizedBundle
  private let table: String?

  init(_ key: String, in bundle: LocalizedBundle, table: String? = nil) {
    self.key = LocalizedKey(key)
    self.bundle = bundle
    self.table = table
  }

  var string: String { key.string(in: bundle, table: table) }
  func string(_ a: some MessageArgument) -> String { key.string(a, in: bundle, table: table) }
  func string(_ a: some MessageArgument, _ b: some MessageArgument) -> String {
    key.string(a, b, in: bundle, table: table)
  }
  func string(_ a: some MessageArgument, _ b: some MessageArgument, _ c: some MessageArgument) -> String {
    key.string(a, b, c, in: bundle, table: table)
  }
  func string(arguments: [any MessageArgument]) -> String { key.string(arguments: arguments, in: bundle, table: table) }
  func string(_ named: [String: any MessageArgument]) -> String { key.string(named, in: bundle, table: table) }
}
