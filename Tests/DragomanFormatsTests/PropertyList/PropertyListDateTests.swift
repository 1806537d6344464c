import Foundation
import Testing

@testable import DragomanFormats

@Suite("Dates of property lists")
struct PropertyListDateTests {
  @Test("that no calendar has are damage", arguments: [Double.nan, .infinity, -.infinity, 1e15, 1e18, -1e18, 1e300])
  func damaged(_ seconds: Double) {
    var file = BinaryFile()
    let (key, value) = (file.add("k"), file.add(date: seconds))
    let top = file.add(keys: [key], values: [value])
    let list = PropertyList(file.bytes(top: top))
    #expect(list.root?.value == .dictionary([]))
    #expect(list.issues.map(\.losesContent) == [true])
    #expect(list.issues.map(\.key) == ["k"])
  }

  @Test(
    "are written as they are read",
    arguments: [
      "2024-02-29T12:34:56Z", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "0001-01-01T00:00:00Z",
      "0000-03-01T00:00:00Z", "1582-10-15T00:00:00Z", "9999-12-31T23:59:59Z", "99999-12-31T23:59:59Z",
    ])
  func roundTrip(_ text: String) throws {
    #expect(PropertyListDate.text(try #require(PropertyListDate.seconds(text))) == text)
  }

  @Test("of every day are those of Foundation")
  func everyDay() {
    for day in stride(from: -100_000.0, to: 100_000, by: 997) {
      let date = Date(timeIntervalSince1970: day * 86_400 + 45_296)
      #expect(PropertyListDate.text(date.timeIntervalSince1970) == date.formatted(.iso8601))
    }
  }

  @Test(
    "with numbers that no calendar has are malformed",
    arguments: ["2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-32T00:00:00Z", "2024-01-01T24:00:00Z"])
  func malformed(_ text: String) {
    let list = PropertyList(Array("<plist><date>\(text)</date></plist>".utf8))
    #expect(list.issues.contains { $0.losesContent })
  }
}
