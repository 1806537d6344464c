/// Dates in XML property lists: `2024-02-29T12:00:00Z`.
enum PropertyListDate {
  /// Seconds since the beginning of 1970, in GMT.
  static func seconds(_ text: String) -> Double? {
    let isBeforeChrist = text.hasPrefix("-")
    let digits = text.dropFirst(isBeforeChrist ? 1 : 0)
    guard let numbers = numbers(in: digits), let year = numbers.first, year < 100_000 else { return nil }
    let days = days(isBeforeChrist ? -year : year, numbers[1], numbers[2])
    let hours: Int = days * 24 + numbers[3]
    let minutes: Int = hours * 60 + numbers[4]
    return Double(minutes * 60 + numbers[5])
  }

  /// The year and the five numbers of two digits after it, each followed by its sign.
  private static func numbers(in text: Substring) -> [Int]? {
    var numbers: [Int] = []
    var rest = text.utf8
    for sign in "--T::Z".utf8 {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard digits.count == 2 || numbers.isEmpty, let number = Int(Substring(digits)) else { return nil }
      numbers.append(number)
      rest = rest[digits.endIndex...]
      guard rest.popFirst() == sign else { return nil }
    }
    return rest.isEmpty ? numbers : nil
  }

  /// Days since the beginning of 1970, in the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years that begin in March end with the leap day.
    let (shifted, monthOfYear) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * monthOfYear + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
