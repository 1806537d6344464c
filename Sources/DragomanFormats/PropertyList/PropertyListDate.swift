/// Dates as XML property lists write them: `2024-02-29T12:00:00Z`, in the Gregorian calendar.
package enum PropertyListDate {
  /// What can be written with a year of at most five digits; anything else in a binary file is damage.
  static let range = Double(days(-99_999, 1, 1) * 86_400)..<Double(days(100_000, 1, 1) * 86_400)

  /// Seconds since the beginning of 1970, in GMT.
  static func seconds(_ text: String) -> Double? {
    let isBeforeChrist = text.hasPrefix("-")
    let digits = text.dropFirst(isBeforeChrist ? 1 : 0)
    guard let numbers = numbers(in: digits), let year = numbers.first else { return nil }
    guard isDate(numbers) else { return nil }
    let days = days(isBeforeChrist ? -year : year, numbers[1], numbers[2])
    let hours: Int = days * 24 + numbers[3]
    let minutes: Int = hours * 60 + numbers[4]
    return Double(minutes * 60 + numbers[5])
  }

  /// Whether each number is one that a calendar or a clock has.
  private static func isDate(_ numbers: [Int]) -> Bool {
    let ranges = [0...99_999, 1...12, 1...31, 0...23, 0...59, 0...60]
    return zip(ranges, numbers).allSatisfy { $0.contains($1) }
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

// MARK: - Writing

extension PropertyListDate {
  /// The date of so many seconds since the beginning of 1970 in GMT, without their fraction.
  package static func text(_ seconds: Double) -> String {
    let seconds = Int(min(max(seconds.isNaN ? 0 : seconds, range.lowerBound), range.upperBound).rounded(.down))
    let days = (seconds - remainder(of: seconds)) / 86_400
    let (year, month, day) = date(days)
    let second = remainder(of: seconds)
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, to: 2) }.joined(separator: ":")
    let sign = year < 0 ? "-" : ""
    return "\(sign)\(padded(abs(year), to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))T\(time)Z"
  }

  /// The seconds of the day.
  private static func remainder(of seconds: Int) -> Int {
    (seconds % 86_400 + 86_400) % 86_400
  }

  /// The inverse of `days(_:_:_:)`.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthOfYear = (5 * dayOfYear + 2) / 153
    let month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthOfYear + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
