internal import Foundation

/// How a locale writes whole numbers, learnt from what Foundation writes for it.
///
/// A class, so that handing it on costs one reference count and not one for each array.
final class NumberSymbols: Sendable {
  /// A text before and after a number.
  struct Sign: Sendable, Hashable {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
    /// How many Unicode scalars it has, as widths are counted.
    var scalarCount = 0
  }

  /// The digits 0 to 9 in UTF-8, `digitWidth` bytes each.
  let digits: [UInt8]
  let digitWidth: Int
  /// Between groups, in UTF-8; empty where there are none.
  let separator: [UInt8]
  /// Before a fraction, in UTF-8.
  let decimalSeparator: [UInt8]
  /// How many digits the last group has, and those before it: 3 and 2 in `12,34,567`.
  let groupSize: Int
  let secondaryGroupSize: Int
  /// From how many digits on there are groups: 5 in Spanish, 4 elsewhere.
  let groupsFrom: Int
  let minus: Sign
  let plus: Sign
  /// The same packed; nil where it cannot be.
  let packed: PackedNumberSymbols?

  /// Asks Foundation, a few times; some microseconds.
  init(_ locale: Locale) {
    let samples = NumberSamples(locale)
    let digits = samples.digits
    self.digits = digits.flatMap { Array(String($0).utf8) }
    digitWidth = digits.first.map { String($0).utf8.count } ?? 1
    minus = samples.sign(around: "%lld", of: -1)
    plus = samples.sign(around: "%+lld", of: 1)
    let groups = samples.groups
    separator = groups.separator
    groupSize = groups.size
    secondaryGroupSize = groups.secondarySize
    groupsFrom = groups.from
    decimalSeparator = samples.decimalSeparator
    packed = PackedNumberSymbols(
      digits: digits.map { Array(String($0).utf8) }, groups: groups, decimalSeparator: decimalSeparator, minus: minus)
  }

  /// How many separators a number of so many digits has.
  func separatorCount(digits count: Int) -> Int {
    guard groupSize > 0, count >= groupsFrom, count > groupSize else { return 0 }
    return 1 + (count - groupSize - 1) / secondaryGroupSize
  }

  /// Whether a group ends where so many digits are still to come.
  func isGroupEnd(_ digitsToCome: Int) -> Bool {
    digitsToCome >= groupSize && digitsToCome > 0 && (digitsToCome - groupSize) % secondaryGroupSize == 0
  }
}
