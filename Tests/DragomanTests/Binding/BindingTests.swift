@testable import Dragoman
import Foundation
import Testing

@MainActor @Suite struct BindingTests {
  let test = TestLocalizer([
    "en": ["a": "A", "b": "B", "n": "%d items"], "uk": ["a": "А-укр", "b": "Б-укр", "n": "%d шт."],
    "ar": ["a": "ا", "b": "ب"],
  ])

  var localizer: Localizer { test.localizer }

  @Test func aBoundPropertyFollows() throws {
    let label = Label()
    label.localized.text = localizer.text("n", 3)
    #expect(label.text == "3 items")
    try localizer.select("uk")
    #expect(label.text == "3 шт.")
    #expect(label.writes == 2)
  }

  @Test func everyKindOfProperty() throws {
    let label = Label()
    label.localized.title = localizer.text("a")
    label.localized.attributed = localizer.text("a")
    label.localized[\.old] = localizer.text("a")
    label.setLocalizedText(localizer.text("b"), for: "slot") { $0.text = $1.string }
    try localizer.select("uk")
    #expect(label.title == "А-укр")
    #expect(label.attributed == AttributedString("А-укр"))
    #expect(label.old?.string == "А-укр")
    #expect(label.text == "Б-укр")
    #expect(label.localized.title == localizer.text("a"))
    #expect(label.localizedText(for: "slot") == localizer.text("b"))
  }

  @Test func aCellReusedFiftyTimesIsWrittenOnceToTheLastKey() throws {
    let cell = Label()
    for _ in 0..<49 { cell.localized.text = localizer.text("a") }
    cell.localized.text = localizer.text("b")
    let writes = cell.writes
    try localizer.select("uk")
    #expect(cell.text == "Б-укр")
    #expect(cell.writes == writes + 1)
  }

  @Test func nilUnbindsAndLeavesTheText() throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    label.localized.text = nil
    try localizer.select("uk")
    #expect(label.text == "A")
    #expect(label.localized.text == nil)
  }

  @Test func whatWasWrittenByHandStays() throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    label.localized.title = localizer.text("b")
    label.text = "typed"
    try localizer.select("uk")
    #expect(label.text == "typed")
    #expect(label.title == "Б-укр")
  }

  @Test func removingUnbindsEverything() throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    label.onLanguageChange { label, _ in label.title = "changed" }
    label.removeLocalization()
    try localizer.select("uk")
    #expect(label.text == "A")
    #expect(label.title == "")
  }

  @Test func tenThousandBindingsAreEachWrittenOnceInOrder() throws {
    var order: [Int] = []
    let labels = (0..<10_000).map { number in
      let label = Label()
      label.localized.text = localizer.text("a")
      label.onWrite = { _ in order.append(number) }
      return label
    }
    try localizer.select("uk")
    #expect(order == Array(0..<10_000))
    #expect(labels.allSatisfy { $0.text == "А-укр" && $0.writes == 2 })
  }

  @Test func aHundredThousandFreedCellsLeaveNoEntry() {
    let registry = BindingRegistry()
    for _ in 0..<100_000 { registry.set(TextBinding("x") { _ in }, for: .named("text"), of: Label()) }
    #expect(registry.count <= 64)
    registry.sweep()
    #expect(registry.count == 0)
  }

  @Test func theObjectIsNotKeptAlive() {
    weak var gone: Label?
    do {
      let label = Label()
      label.localized.text = localizer.text("a")
      label.onLanguageChange { _, _ in }
      gone = label
    }
    #expect(gone == nil)
  }

  @Test func aSwitchOffTheMainActorReachesTheScreenInOrder() async throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    label.onWrite = { _ in MainActor.assertIsolated() }
    let localizer = localizer
    try await Task.detached {
      try localizer.select("ar")
      try localizer.select("uk")
    }.value
    await localizer.refreshed()
    #expect(label.text == "А-укр")
  }

  @Test func aScopeDoesNotTouchTheScreen() throws {
    let label = Label()
    try localizer.withLanguage("ar") {
      label.localized.text = localizer.text("a")
      #expect(label.text == "A")
      try localizer.select("uk")
      #expect(label.text == "А-укр")
    }
  }

  @Test func selectingTheLanguageInForceWritesNothing() throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    try localizer.select("en")
    #expect(label.writes == 1)
  }

  @Test func manyPropertiesOfOneObjectAreFoundAgain() throws {
    let label = Label()
    for number in 0..<1_000 {
      label.setLocalizedText(localizer.text("a"), for: LocalizedSlot("segment", number)) { _, _ in }
    }
    for number in 0..<1_000 where number != 7 {
      label.setLocalizedText(nil, for: LocalizedSlot("segment", number)) { _, _ in }
    }
    #expect(label.localizedText(for: LocalizedSlot("segment", 7)) == localizer.text("a"))
    #expect(label.localizedText(for: LocalizedSlot("segment", 8)) == nil)
  }

  /// An object whose end unbinds.
  @MainActor private final class Helper {
    let label: Label

    init(_ label: Label) { self.label = label }

    isolated deinit { label.localized.text = nil }
  }

  private func bind(_ label: Label, holding helper: Helper) {
    label.setLocalizedText(localizer.text("a"), for: "x") { _, _ in _ = helper }
  }

  /// The last reference to an object goes with a binding, and its end comes back to the bindings.
  @Test func whatEndsWithABindingMayUnbind() {
    let label = Label()
    bind(label, holding: Helper(label))
    label.setLocalizedText(localizer.text("b"), for: "x") { $0.text = $1.string }
    #expect(label.text == "B")
    bind(label, holding: Helper(label))
    label.removeLocalization()
    bind(label, holding: Helper(label))
    label.setLocalizedText(nil, for: "x") { _, _ in }
    #expect(label.localizedText(for: "x") == nil)
  }

  @Test func whatEndsWithASweepMayUnbind() {
    let label = Label()
    for _ in 0..<300 { bind(Label(), holding: Helper(label)) }
    label.localized.text = localizer.text("a")
    #expect(label.text == "A")
  }
}
