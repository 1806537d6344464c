import Dragoman
import Foundation
import Observation
import Synchronization
import Testing

@MainActor @Suite struct ChangeOrderTests {
  let test = TestLocalizer([
    "en": ["a": "A", "b": "B"], "uk": ["a": "А-укр", "b": "Б-укр"], "ar": ["a": "ا", "b": "ب"],
  ])

  var localizer: Localizer { test.localizer }

  final class Refreshing: Label, LocalizationRefreshing {
    var log: (String) -> Void = { _ in }

    func localize() { log("localize \(text ?? "")") }
  }

  @Test func hooksBindingsNotificationStreamsObservation() async throws {
    let log = Mutex<[String]>([])
    let note: @Sendable (String) -> Void = { line in log.withLock { $0.append(line) } }
    let label = Refreshing()
    label.log = note
    label.localized.text = localizer.text("a")
    label.onWrite = { note("write \($0.text ?? "")") }
    label.onLanguageChange(before: true) { _, change in note("before \(change.previous) to \(change.language)") }
    label.onLanguageChange { _, change in note("after, turns round: \(change.changesDirection)") }
    let observer = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange, object: test.selection, queue: nil
    ) { _ in note("notification") }
    defer { NotificationCenter.default.removeObserver(observer) }
    withObservationTracking {
      _ = localizer.language
    } onChange: {
      note("observation")
    }
    try localizer.select("ar")
    #expect(
      log.withLock { $0 } == [
        "before en to ar", "write ا", "localize ا", "after, turns round: true", "notification", "observation",
      ])
  }

  @Test func oneHookForEachSlot() throws {
    let label = Label()
    var calls: [String] = []
    label.localized.text = localizer.text("a")
    for number in 0..<50 { label.onLanguageChange { _, _ in calls.append("cell \(number)") } }
    label.onLanguageChange("other") { _, _ in calls.append("other") }
    try localizer.select("uk")
    #expect(calls == ["cell 49", "other"])
  }

  @Test func aSwitchInsideAHookEndsInItsLanguage() throws {
    let first = Label()
    let second = Label()
    let localizer = localizer
    first.localized.text = localizer.text("a")
    second.localized.text = localizer.text("a")
    var seen: [String] = []
    first.onLanguageChange { _, change in
      seen.append("\(change.language)")
      if change.language == "uk" { try? localizer.select("ar") }
    }
    second.onLanguageChange { _, change in seen.append("second \(change.language)") }
    try localizer.select("uk")
    #expect(first.text == "ا")
    #expect(second.text == "ا")
    #expect(seen == ["uk", "ar", "second ar"])
  }

  @Test func aSwitchInsideAWriteEndsInItsLanguage() throws {
    let localizer = localizer
    let labels = (0..<3).map { _ in Label() }
    for label in labels { label.localized.text = localizer.text("a") }
    labels[1].onWrite = { label in
      label.onWrite = nil
      try? localizer.select("ar")
    }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["ا", "ا", "ا"])
  }

  @Test func anObjectBoundDuringAPassShowsTheNewLanguage() throws {
    let label = Label()
    let late = Label()
    let localizer = localizer
    label.localized.text = localizer.text("a")
    label.onLanguageChange { _, _ in late.localized.text = localizer.text("a") }
    try localizer.select("uk")
    #expect(late.text == "А-укр")
    try localizer.select("ar")
    #expect(late.text == "ا")
  }

  @Test func anObjectFreedDuringAPassIsLeftAlone() throws {
    var labels: [Label] = (0..<3).map { _ in Label() }
    for label in labels { label.localized.text = localizer.text("a") }
    labels[0].onLanguageChange(before: true) { _, _ in labels.removeLast() }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["А-укр", "А-укр"])
  }

  @Test func theChoiceIsObservable() throws {
    let changed = Mutex(0)
    withObservationTracking {
      _ = test.selection.choice
    } onChange: {
      changed.withLock { $0 += 1 }
    }
    try localizer.select("en")
    #expect(changed.withLock { $0 } == 1)
    #expect(test.selection.choice == .language("en"))
  }

  /// Who has not heard of the change that was interrupted is told one from before it.
  @Test func aSwitchInsideAHookIsTheChangeThatEachHookSees() throws {
    let first = Label()
    let second = Label()
    let localizer = localizer
    first.localized.text = localizer.text("a")
    second.localized.text = localizer.text("a")
    var seen: [String] = []
    func note(_ name: String, _ change: LanguageChange) {
      seen.append("\(name) \(change.previous)-\(change.language) \(change.changesDirection)")
    }
    first.onLanguageChange(before: true) { _, change in
      note("first", change)
      if change.language == "uk" { try? localizer.select("ar") }
    }
    second.onLanguageChange(before: true) { _, change in note("second", change) }
    second.onLanguageChange { _, change in note("second after", change) }
    try localizer.select("uk")
    #expect(seen == ["first en-uk false", "first uk-ar true", "second en-ar true", "second after en-ar true"])
  }

  @Test func choosingWhatWasChosenSignalsNothing() throws {
    try localizer.select("uk")
    let signals = Mutex(0)
    withObservationTracking {
      _ = test.selection.choice
      _ = localizer.language
    } onChange: {
      signals.withLock { $0 += 1 }
    }
    let notifications = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange, object: test.selection, queue: nil
    ) { _ in notifications.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try localizer.select("uk")
    #expect(signals.withLock { $0 } == 0)
    #expect(notifications.withLock { $0 } == 0)
  }

  /// A hook that another one of its object removes or replaces meanwhile is not called any more.
  @Test(arguments: ["removed", "replaced", "all unbound"]) func aHookThatIsGoneIsNotCalled(_ how: String) throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    var calls: [String] = []
    label.onLanguageChange("first") { label, _ in
      calls.append("first")
      switch how {
      case "removed": label.onLanguageChange("second", perform: nil)
      case "replaced": label.onLanguageChange("second") { _, _ in calls.append("another") }
      default: label.removeLocalization()
      }
    }
    label.onLanguageChange("second") { _, _ in calls.append("second") }
    try localizer.select("uk")
    #expect(calls == ["first"])
  }

  @Test func anObjectFreedInsideItsOwnHookIsLeftAlone() throws {
    var label: Label? = Label()
    weak let gone = label
    label?.localized.text = localizer.text("a")
    label?.onLanguageChange("a") { _, _ in label = nil }
    label?.onLanguageChange("b") { _, _ in Issue.record("the object is gone") }
    try localizer.select("uk")
    #expect(gone == nil)
  }

  @Test func bindingAnewInsideAWriteShowsTheNewText() throws {
    let labels = (0..<2).map { _ in Label() }
    for label in labels { label.localized.text = localizer.text("a") }
    let text = localizer.text("b")
    labels[0].onWrite = { label in
      label.onWrite = nil
      label.localized.text = text
      labels[1].localized.text = text
    }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["Б-укр", "Б-укр"])
    #expect(labels.map { $0.localized.text } == [text, text])
  }

  @Test func aChangeOfAnotherSelectionInsideAWriteTakesNothingFromThisOne() throws {
    let other = TestLocalizer(["en": ["b": "B"], "uk": ["b": "Б-укр"]]).localizer
    let labels = (0..<2).map { _ in Label() }
    for label in labels { label.localized.text = localizer.text("a") }
    labels[1].localized.title = other.text("b")
    labels[0].onWrite = { _ in #expect(throws: Never.self) { try other.select("uk") } }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["А-укр", "А-укр"])
    #expect(labels[1].title == "Б-укр")
    #expect(labels.map(\.writes) == [2, 2])
  }

  @Test func textsOfAnyFormAreWrittenAsTheyAre() throws {
    let name = "\u{2068}John\u{2069} Smith"
    let texts: [LocalizedText] = [
      "", .verbatim(String(repeating: "م", count: 1_000_000)), "\(localizer.text("a")): \(name)", .verbatim("a\u{0}b"),
    ]
    for text in texts {
      let label = Label()
      label.localized.text = text
      try localizer.select("ar")
      #expect(label.text == text.string)
      try localizer.select("en")
      #expect(label.text == text.string)
    }
  }
}
