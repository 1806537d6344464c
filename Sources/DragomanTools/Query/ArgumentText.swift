package import Dragoman
import Foundation

/// An argument as it is written on a command line: `3` is an integer, `2.50` a number, anything else text.
package enum ArgumentText {
  package static func value(_ text: String) -> any MessageArgument {
    if let integer = Int64(text) { return integer }
    if isDecimal(text), let number = Decimal(string: text) { return number }
    return text
  }

  /// Digits, a full stop, digits; a sign may stand before them. Nothing else that could be read as a number is meant
  /// as one.
  private static func isDecimal(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(digits.contains) }
  }
}
