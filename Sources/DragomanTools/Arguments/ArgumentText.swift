package import Dragoman
import Foundation

/// An argument as it is written on a command line: `3` is an integer, `2.50` a number that is shown with two fraction
/// digits, anything else text.
package enum ArgumentText {
  package static func value(_ text: String) -> any MessageArgument {
    if let integer = Int64(text) { return integer }
    if let integer = UInt64(text) { return integer }
    if let digits = fractionDigits(of: text), let number = Decimal(string: text) {
      return .number(number, fractionDigits: digits)
    }
    return text
  }

  /// How many there are in digits, a full stop, and digits; a sign may stand before them. Nothing else that could be
  /// read as a number is meant as one.
  private static func fractionDigits(of text: String) -> Int? {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy(isDigits) ? parts.last?.count : nil
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
