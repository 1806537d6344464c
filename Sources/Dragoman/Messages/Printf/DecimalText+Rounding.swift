extension DecimalText {
  /// With just so many fraction digits, rounded half to even, as ICU does it.
  func rounded(toFractionDigits count: Int) -> DecimalText {
    if fraction.utf8.count <= count {
      let zeros = String(repeating: "0", count: count - fraction.utf8.count)
      return DecimalText(isNegative: isNegative, integer: integer, fraction: fraction + zeros)
    }
    var kept = Array(integer.utf8) + fraction.utf8.prefix(count)
    if Self.roundsUp(kept, dropping: fraction.utf8.dropFirst(count)) { Self.increment(&kept) }
    let digits = String(decoding: kept, as: UTF8.self)
    return DecimalText(isNegative: isNegative, integer: digits.dropLast(count), fraction: digits.suffix(count))
  }

  private static func roundsUp(_ kept: [UInt8], dropping dropped: Substring.UTF8View.SubSequence) -> Bool {
    guard let first = dropped.first, first >= UInt8(ascii: "5") else { return false }
    let isHalf = first == UInt8(ascii: "5") && dropped.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
    // The code of an odd digit is odd.
    return !isHalf || (kept.last ?? 0) % 2 == 1
  }

  /// Adds one to the last digit, carrying on.
  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < UInt8(ascii: "9") {
        digits[index] += 1
        return
      }
      digits[index] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
