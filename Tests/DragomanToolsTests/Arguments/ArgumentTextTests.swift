import DragomanTools
import Testing

@Suite struct ArgumentTextTests {
  @Test(arguments: [("3", 3), ("-7", -7), ("007", 7), ("9223372036854775807", Int64.max)])
  func wholeNumbersAreIntegers(text: String, number: Int64) {
    #expect(ArgumentText.value(text) as? Int64 == number)
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
