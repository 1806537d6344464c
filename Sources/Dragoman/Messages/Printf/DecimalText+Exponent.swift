extension DecimalText {
  /// A number that may have an exponent, such as `1.5E+03`, written out.
  init?(expanding text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let number = parts.first.flatMap({ DecimalText(String($0)) }),
      let exponent = Int(parts.dropFirst().first ?? "0"), abs(exponent) < 1_000
    else { return nil }
    self.init(number.shifted(by: exponent))
  }

  /// With the full stop moved to the right.
  private func shifted(by places: Int) -> String {
    if places == 0 { return text }
    let zeros = String(repeating: "0", count: abs(places))
    let digits = places > 0 ? integer + fraction + zeros.dropFirst(fraction.count) : zeros + integer + fraction
    let count = places > 0 ? integer.count + places : integer.count
    let point = count < digits.count ? "." : ""
    return (isNegative ? "-" : "") + digits.prefix(count) + point + digits.dropFirst(count)
  }
}
