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
    let sign = isNegative ? "-" : ""
    guard places > 0 else {
      let digits = String(repeating: "0", count: -places) + integer
      return sign + digits.dropLast(-places) + (places == 0 ? "" : ".") + digits.suffix(-places) + fraction
    }
    let digits = integer + fraction + String(repeating: "0", count: max(places - fraction.count, 0))
    let count = integer.count + places
    return sign + digits.prefix(count) + (count < digits.count ? "." : "") + digits.dropFirst(count)
  }
}
