import Dragoman
import DragomanTools
import Testing

@Suite struct ArgumentTextTests {
  @Test(arguments: [("3", 3), ("-7", -7), ("007", 7), ("9223372036854775807", Int64.max)])
  func wholeNumbersAreIntegers(text: String, number: Int64) {
    #expect(ArgumentText.value(text) as? Int64 == number)
  }

  @Test(arguments: [
    ("99999999999999999999", "99,999,999,999,999,999,999"), ("-99999999999999999999", "-99,999,999,999,999,999,999"),
    ("340282366920938463463374607431768211455", "340,282,366,920,938,463,463,374,607,431,768,211,455"),
    ("1000000000000000000000000000000000000000", "1,000,000,000,000,000,000,000,000,000,000,000,000,000"),
    ("-0001000000000000000000000000000000000000", "-1,000,000,000,000,000,000,000,000,000,000,000,000"),
    ("2.50", "2.50"), ("00.10", "0.10"), ("-0.75", "-0.75"), ("0.00", "0.00"),
    // What no number here can hold is shown as it was written.
    ("340282366920938463463374607431768211459", "340282366920938463463374607431768211459"),
    ("99999999999999999999999999999999999999999.5", "99999999999999999999999999999999999999999.5"),
  ])
  func numbersInFull(text: String, shown: String) {
    let localizer = Localizer(
      sources: [.dictionary(["en": ["k": "%@"]])], selection: LanguageSelection(store: .memory)
    ) { _ in }
    #expect(localizer.withLanguage("en") { localizer.string("k", arguments: [ArgumentText.value(text)]) } == shown)
  }

  @Test(arguments: ["2.5", "-0.75", "00.10"]) func decimalsAreNumbers(text: String) {
    let value = ArgumentText.value(text)
    #expect(!(value is String) && !(value is Int64))
  }

  /// What Swift's own conversions would read in one way or another.
  @Test(arguments: [
    "", " 3", "3 ", "1e5", "0x10", "nan", "inf", ".5", "5.", "1.2.3", "1,5", "٣", "٣.٥", "--1", "-.5", "3 lamps",
    "1_000",
  ])
  func anythingElseIsText(text: String) {
    #expect(ArgumentText.value(text) as? String == text)
  }
}
