import Dragoman
import Foundation
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
  /// Each language says its own name in every text, so that a mix shows.
  static let languages: [Language] = ["en", "uk", "ar"]
  static let texts = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (language, ["a": "\(language)", "b": "\(language) $(x)", "c": "\(language)"])
    })

  private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)

    var isRaised: Bool { value.load(ordering: .relaxed) }
    func raise() { value.store(true, ordering: .relaxed) }
  }

  @Test func twoThreadsNeverSeeAMixDuringTenThousandSwitches() async throws {
    let localizer = TestLocalizer(Self.texts).localizer
    let isDone = Flag()
    let text: LocalizedText =
      "\(localizer.text("a")) \(localizer.text("b", ["x": localizer.text("c")])) \(localizer.text("a"))"
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          var mixed = 0
          repeat {
            let words = text.string.split(separator: " ")
            if words.count != 4 || Set(words).count != 1 { mixed += 1 }
          } while !isDone.isRaised
          return mixed
        }
      }
      group.addTask {
        for number in 0..<10_000 { try localizer.select(Self.languages[number % 3]) }
        isDone.raise()
        return 0
      }
      for try await mixed in group { #expect(mixed == 0) }
    }
    #expect(localizer.language == Self.languages[9_999 % 3])
  }

  @Test func threadsThatChooseLeaveTheStoreAndTheLanguageInAccord() async throws {
    let store = LanguageStores.Memory()
    let localizer = TestLocalizer(Self.texts, store: store).localizer
    await withTaskGroup(of: Void.self) { group in
      for language in Self.languages {
        group.addTask { for _ in 0..<500 { try? localizer.select(language) } }
      }
    }
    #expect(store.read() == localizer.language)
  }

  @Test func aTableIsLoadedOnceByManyThreads() async {
    let localizer = TestLocalizer([.dictionary(["en": ["k": "v"]], table: "Other"), .dictionary(Self.texts)]).localizer
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<50 { group.addTask { localizer.string("k", table: "Other") } }
      for await text in group { #expect(text == "v") }
    }
  }
}
