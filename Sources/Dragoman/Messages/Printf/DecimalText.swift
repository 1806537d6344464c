/// A number in ASCII: a sign, digits, and a full stop with digits where there is a fraction. It keeps its digits.
struct DecimalText: Sendable, Hashable {
  let isNegative: Bool
  let integer: Substring
  let fraction: Substring

  init(isNegative: Bool, integer: Substring, fraction: Substring) {
    self.isNegative = isNegative
    self.integer = integer
    self.fraction = fraction
  }

  /// Nil for everything else: for a text with an exponent, a grouping or a space.
  init?(_ text: String) {
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let integer = parts.first, parts.allSatisfy(Self.isDigits) else { return nil }
    self.isNegative = text.hasPrefix("-")
    self.integer = integer
    fraction = parts.count > 1 ? parts[1] : ""
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Without its fraction; nil where it has more than 128 bits.
  var wholeNumber: WholeNumber? {
    UInt128(integer).flatMap { WholeNumber(isNegative: isNegative, magnitude: $0) }
  }

  /// Without a plus sign.
  var text: String { (isNegative ? "-" : "") + integer + (fraction.isEmpty ? "" : "." + fraction) }
}
