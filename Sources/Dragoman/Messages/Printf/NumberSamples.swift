import Foundation

/// What Foundation writes for a locale, taken apart.
struct NumberSamples {
  private let locale: Locale
  /// 0 to 9.
  let digits: [Unicode.Scalar]

  init(_ locale: Locale) {
    self.locale = locale
    let written = Self.write("%lld", 1_234_567_890, locale).unicodeScalars
      .filter { $0.properties.numericType == .decimal }
    digits = written.count == 10 ? written.suffix(1) + written.dropLast() : Array("0123456789".unicodeScalars)
  }

  private static func write(_ format: String, _ number: Int64, _ locale: Locale) -> String {
    String(format: format, locale: locale, arguments: [number])
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { digits.contains(scalar) }

  /// What stands around a number of one digit.
  func sign(around format: String, of number: Int64) -> NumberSymbols.Sign {
    let written = Self.write(format, number, locale).unicodeScalars
    let prefix = written.prefix { !isDigit($0) }
    let suffix = written.dropFirst(prefix.count).drop(while: isDigit)
    return .init(
      prefix: Array(String(prefix).utf8), suffix: Array(String(suffix).utf8), scalarCount: prefix.count + suffix.count)
  }

  /// What stands between the digits of 1.5.
  var decimalSeparator: [UInt8] {
    let written = String(format: "%.1f", locale: locale, arguments: [1.5]).unicodeScalars
    return Array(String(written.drop(while: isDigit).prefix { !isDigit($0) }).utf8)
  }

  /// The separator, the digits of the last group and of those before it, and from how many digits on there are any.
  var groups: Groups {
    let parts = Self.write("%lld", 1_111_111_111_111, locale).unicodeScalars.split(whereSeparator: { !isDigit($0) })
    let separators = Self.write("%lld", 1_111_111_111_111, locale).unicodeScalars.drop(while: isDigit)
    guard parts.count > 2, let last = parts.last else { return ([], 0, 0, .max) }
    let separator = separators.prefix { !isDigit($0) }
    return (
      Array(String(separator).utf8), last.count, parts[parts.count - 2].count, groupsFrom(size: last.count)
    )
  }

  typealias Groups = (separator: [UInt8], size: Int, secondarySize: Int, from: Int)

  private func groupsFrom(size: Int) -> Int {
    var number: Int64 = 1
    for count in 1...18 {
      if !Self.write("%lld", number, locale).unicodeScalars.allSatisfy(isDigit) { return count }
      number = number * 10 + 1
    }
    return .max
  }
}
