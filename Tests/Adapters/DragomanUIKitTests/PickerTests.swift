import Dragoman
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

@MainActor @Suite struct PickerTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  private func cells(_ picker: LanguagePickerViewController) -> [UITableViewCell] {
    let table = UITableView(frame: .zero, style: .plain)
    return picker.rows.indices.map { picker.tableView(table, cellForRowAt: IndexPath(indexes: [0, $0])) }
  }

  private func texts(_ picker: LanguagePickerViewController) -> [String?] {
    cells(picker).map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test func itShowsOwnNamesAndFollowsTheLanguage() throws {
    let picker = LanguagePickerViewController(localizer: localizer)
    #expect(picker.title == "Language")
    #expect(texts(picker) == ["System Language", "English", "Українська", "العربية"])
    #expect(picker.rows.map(\.isRightToLeft) == [false, false, false, true])
    try localizer.select("uk")
    #expect(picker.title == "Мова")
    #expect(texts(picker).first == "Мова системи")
    #expect(picker.rows.map(\.subtitle) == [nil, "англійська", nil, "арабська"])
  }

  @Test(arguments: [("pt-BR", "Idioma"), ("zh-Hant-HK", "語言"), ("zh-Hans", "语言"), ("nb", "Språk"), ("sw", "Language")])
  func itsOwnTextsAreThoseOfTheNearestLanguage(_ tag: String, _ title: String) throws {
    let language = try #require(Language(identifier: tag))
    let localizer = Localizer(
      sources: [.dictionary([language: ["a": "a"]])],
      selection: LanguageSelection(store: .memory, preferredLanguages: [language])
    ) { _ in }
    #expect(LanguagePickerViewController(localizer: localizer).title == title)
  }

  @Test func theChoiceIsTicked() throws {
    let picker = LanguagePickerViewController(localizer: localizer)
    #expect(picker.rows.map(\.isChosen) == [true, false, false, false])
    // The language in force stays, and the tick moves all the same.
    picker.choose("en")
    #expect(cells(picker).map(\.accessoryType) == [.none, .checkmark, .none, .none])
    picker.choose(nil)
    #expect(cells(picker).map(\.accessoryType) == [.checkmark, .none, .none, .none])
  }

  @Test func theTickFollowsAChoiceMadeElsewhere() async throws {
    let picker = LanguagePickerViewController(localizer: localizer)
    picker.loadViewIfNeeded()
    // The language in force stays throughout.
    for round in 1...2 {
      try localizer.select("en")
      await until(picker.rows.map(\.isChosen) == [false, true, false, false])
      localizer.followSystem()
      await until(picker.rows.map(\.isChosen) == [true, false, false, false])
      #expect(picker.tableView.reloadCount == 2 * round)
    }
  }

  @Test func aPickerKeepsNoLocalizer() async throws {
    weak var gone: Localizer?
    do {
      let localizer = TestLocalizer().localizer
      gone = localizer
      _ = LanguagePickerViewController(localizer: localizer)
    }
    // Lets go of what was bound to objects that are gone.
    try localizer.select("uk")
    // The first look at what is stored, on another thread, may hold it for a moment yet.
    for _ in 0..<1000 where gone != nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(gone == nil)
  }

  private func until(_ condition: @autoclosure () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test func aTapSelects() throws {
    let picker = LanguagePickerViewController(localizer: localizer)
    var chosen: [Language?] = []
    picker.onChoice = { chosen.append($0) }
    let table = UITableView(frame: .zero, style: .plain)
    picker.tableView(table, didSelectRowAt: IndexPath(indexes: [0, 3]))
    #expect(localizer.language == "ar")
    #expect(picker.title == "اللغة")
    picker.tableView(table, didSelectRowAt: IndexPath(indexes: [0, 0]))
    picker.tableView(table, didSelectRowAt: IndexPath(indexes: [0, 99]))
    #expect(localizer.language == "en")
    #expect(chosen == ["ar", nil])
  }

  @Test func aFailureIsToldAndChangesNothing() {
    let picker = LanguagePickerViewController(localizer: localizer, offersSystem: false)
    var failures = 0
    picker.onFailure = { _ in failures += 1 }
    picker.choose("de")
    #expect(failures == 1)
    #expect(picker.rows.map(\.isChosen) == [true, false, false])
  }

  @Test func aListOnTheScreenIsLoadedAnew() throws {
    let picker = LanguagePickerViewController(localizer: localizer)
    picker.loadViewIfNeeded()
    try localizer.select("uk")
    #expect(picker.tableView.reloadCount == 1)
  }
}
