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

  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .relaxed) }
    func increment() { count.add(1, ordering: .relaxed) }
  }

  private static func countMix(in text: String, by mixed: Counter) {
    let words = text.split(separator: " ")
    if words.count != 4 || words.contains(where: { $0 != words[0] }) { mixed.increment() }
  }

  /// A thread whose end can be waited for.
  private final class Reader: Sendable {
    private let ended: AsyncStream<Void>

    init(_ body: @escaping @Sendable () -> Void) {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      ended = stream
      Thread.detachNewThread {
        body()
        continuation.finish()
      }
    }

    func end() async { for await _ in ended {} }
  }

  @Test func twoThreadsNeverSeeAMixDuringTenThousandSwitches() async throws {
    let localizer = TestLocalizer(Self.texts).localizer
    let isDone = Flag()
    let mixed = Counter()
    let text: LocalizedText =
      "\(localizer.text("a")) \(localizer.text("b", ["x": localizer.text("c")])) \(localizer.text("a"))"
    // Threads, since tasks that never wait would leave no processor to the one that switches.
    let readers = (0..<2).map { _ in
      Reader {
        repeat { Self.countMix(in: text.string, by: mixed) } while !isDone.isRaised
      }
    }
    for number in 0..<10_000 { try localizer.select(Self.languages[number % 3]) }
    isDone.raise()
    for reader in readers { await reader.end() }
    #expect(mixed.value == 0)
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
