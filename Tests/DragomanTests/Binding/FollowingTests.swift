import Dragoman
import Testing

/// What follows a localizer and is no text, hooks for one localizer, and slots that are read back.
@MainActor @Suite struct FollowingTests {
  let test = TestLocalizer(["en": ["a": "A"], "uk": ["a": "А-укр"], "ar": ["a": "ا"]])

  var localizer: Localizer { test.localizer }

  @Test func whatIsNoTextIsWrittenNowAndAtEachChange() throws {
    let label = Label()
    label.setLocalized("language", by: localizer) { label, localizer in label.title = "\(localizer.language)" }
    #expect(label.title == "en")
    try localizer.select("uk")
    #expect(label.title == "uk")
    label.setLocalized("language", write: nil)
    try localizer.select("ar")
    #expect(label.title == "uk")
  }

  @Test func aSlotHoldsOneThing() throws {
    let label = Label()
    label.setLocalizedText(localizer.text("a"), for: "slot") { $0.title = $1.string }
    label.setLocalized("slot", by: localizer) { label, _ in label.title = "other" }
    #expect(label.localizedText(for: "slot") == nil)
    try localizer.select("uk")
    #expect(label.title == "other")
  }

  @Test func theLayoutComesBeforeTheTexts() throws {
    let label = Label()
    var order: [String] = []
    label.localized.text = localizer.text("a")
    label.onWrite = { _ in order.append("text") }
    label.setLocalized("image", by: localizer) { _, _ in order.append("image") }
    label.setLocalized("layout", by: localizer, isLayout: true) { _, _ in order.append("layout") }
    order = []
    try localizer.select("ar")
    #expect(order == ["layout", "text", "image"])
  }

  @Test func aHookForOneLocalizerHearsThatOneAlone() throws {
    let other = TestLocalizer(["en": ["a": "A"], "de": ["a": "Ä"]])
    let label = Label()
    var heard: [String] = []
    label.onLanguageChange(of: other.localizer) { _, change in heard.append("\(change.previous)-\(change.language)") }
    try localizer.select("uk")
    try other.localizer.select("de")
    #expect(heard == ["en-de"])
    label.onLanguageChange(perform: nil)
    try other.localizer.select("en")
    #expect(heard == ["en-de"])
  }

  @Test func whatIsWrittenByHandIntoASlotThatIsReadStays() throws {
    let label = Label()
    label.setLocalizedText(localizer.text("a"), for: "slot", read: { $0.title }) { $0.title = $1.string }
    label.title = "typed"
    try localizer.select("uk")
    #expect(label.title == "typed")
  }

  @Test func aSlotThatCannotBeReadIsAlwaysWritten() throws {
    let label = Label()
    label.setLocalizedText(localizer.text("a"), for: "slot", read: { _ in nil }) { $0.title = $1.string }
    label.title = "typed"
    try localizer.select("uk")
    #expect(label.title == "А-укр")
  }

  @Test func anEmptyPropertyIsOneThatWasEmptiedByHand() throws {
    let label = Label()
    label.localized.text = localizer.text("a")
    label.text = nil
    try localizer.select("uk")
    #expect(label.text == nil)
  }
}
