@testable import Dragoman
import Testing

@Suite struct FollowerTests {
  private let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])

  private func localizer() -> Localizer {
    Localizer(sources: [.dictionary(["en": ["a": "A"], "uk": ["a": "А-укр"]])], selection: selection)
  }

  /// What is wrong in the files would else be told by another thread, after the one that asks has gone on.
  @Test func aStoreThatSaysTheSameReadsNothing() {
    let files = ["Localizable.xcstrings": Array("{ broken".utf8)]
    let test = TestLocalizer([.files(files, named: "test", defaultLanguage: nil)])
    test.localizer.selection.reload()
    #expect(test.issues.all.isEmpty)
    #expect(test.localizer.languages.isEmpty)
    #expect(!test.issues.all.isEmpty)
  }

  @Test func aLocalizerIsNotKeptByItsSelection() {
    weak var gone: Localizer?
    do {
      let localizer = localizer()
      gone = localizer
      #expect(selection.followers.all.map(ObjectIdentifier.init) == [ObjectIdentifier(localizer.follower)])
    }
    #expect(gone == nil)
    #expect(selection.followers.all.isEmpty)
  }

  @Test func thoseThatStayKeepTheirOrder() {
    var localizers = (0..<100).map { _ in localizer() }
    for place in stride(from: 98, through: 0, by: -2) { localizers.remove(at: place) }
    #expect(selection.followers.all.map(ObjectIdentifier.init) == localizers.map { ObjectIdentifier($0.follower) })
  }

  @Test func aStreamEndsWithItsLocalizerAlsoAfterAChange() async throws {
    var localizer: Localizer? = localizer()
    let changes = try #require(localizer?.languageChanges)
    try localizer?.select("uk")
    await localizer?.refreshed()
    localizer = nil
    var languages: [Language] = []
    for await language in changes { languages.append(language) }
    #expect(languages == ["uk"])
  }

  @Test func localizersComeAndGoWhileTheLanguageChanges() async throws {
    let stays = localizer()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<500 { #expect(["A", "А-укр"].contains(localizer()["a"])) } }
      }
      for number in 0..<200 { try? stays.select(number % 2 == 0 ? "uk" : "en") }
    }
    #expect(stays["a"] == "A")
    #expect(selection.followers.all.count == 1)
  }
}
