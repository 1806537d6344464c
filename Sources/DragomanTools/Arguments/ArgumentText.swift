package import Dragoman
import Foundation

/// An argument as it is written on a command line: `3` is an integer, `2.50` a number that is shown with two fraction
/// digits, anything else text; so is a number of more digits than can be kept.
package enum ArgumentText {
  package static func value(_ text: String) -> any MessageArgument {
    if let integer = Int64(text) { return integer }
    if let integer = UInt64(text) { return integer }
    if let integer = Int128(text) { return integer }
    if let integer = UInt128(text) { return integer }
    return number(text) ?? text
  }

  /// Digits, perhaps with a full stop and digits behind them; a sign may stand before them. Nothing else that could be
  /// read as a number is meant as one.
  private static func number(_ text: String) -> MessageValue? {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard let integer = parts.first, parts.count <= 2, parts.allSatisfy(isDigits),
      let number = Decimal(string: text), "\(number.magnitude)" == shortest(integer, parts.dropFirst().first ?? "")
    else { return nil }
    return .number(number, fractionDigits: unsigned.count - integer.count - (parts.count - 1))
  }

  /// A number without zeros that say nothing, as a decimal number is described.
  private static func shortest(_ integer: Substring, _ fraction: Substring) -> String {
    let whole = integer.drop { $0 == "0" }
    let rest = fraction.reversed().drop { $0 == "0" }.reversed()
    return (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + String(rest))
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
