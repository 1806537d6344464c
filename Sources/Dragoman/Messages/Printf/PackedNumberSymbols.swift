/// How a locale writes numbers, packed into words: to hand it on and to write by it counts no references.
///
/// It writes what ``LocalizedIntegerWriter`` and ``LocalizedDecimalWriter`` do, of numbers of 64 bits and without spaces
/// around them.
struct PackedNumberSymbols: Sendable {
  private let zero: PackedText
  private let separator: PackedText
  private let decimalSeparator: PackedText
  private let minusPrefix: PackedText
  private let minusSuffix: PackedText
  private let groupSize: UInt8
  private let secondaryGroupSize: UInt8
  /// From how many digits on there are groups.
  private let groupsFrom: UInt8
  /// More bytes than any integer has.
  let longestCount: UInt16
  /// More bytes than any number with a fraction has.
  let longestDecimalCount: UInt16
  /// How many digits an integer has at most.
  static let mostDigits = 20

  /// Nil where digits do not follow one another or something is longer than a word, as in no locale of CLDR.
  init?(
    digits: [[UInt8]], groups: NumberSamples.Groups, decimalSeparator: [UInt8], minus: NumberSymbols.Sign
  ) {
    guard let zero = digits.first.flatMap({ PackedText($0) }), digits == (0..<10).map({ zero.advanced(by: $0).bytes }),
      let separator = PackedText(groups.separator), let decimalSeparator = PackedText(decimalSeparator),
      let minusPrefix = PackedText(minus.prefix),
      let minusSuffix = PackedText(minus.suffix), let size = UInt8(exactly: groups.size),
      let secondarySize = UInt8(exactly: groups.secondarySize)
    else { return nil }
    (self.zero, self.separator, self.decimalSeparator) = (zero, separator, decimalSeparator)
    (self.minusPrefix, self.minusSuffix) = (minusPrefix, minusSuffix)
    (groupSize, secondaryGroupSize) = (size, max(secondarySize, 1))
    groupsFrom = groups.size > 0 ? UInt8(clamping: max(groups.from, groups.size + 1)) : .max
    longestCount = UInt16(Self.mostDigits * (zero.count + separator.count) + minusPrefix.count + minusSuffix.count)
    longestDecimalCount =
      longestCount + UInt16(decimalSeparator.count + FixedDecimal.mostFractionDigits * zero.count)
  }

  /// ASCII digits without groups, as numbers are written that are no part of a language.
  static let ascii = Self(
    digits: "0123456789".utf8.map { [$0] }, groups: (separator: [], size: 0, secondarySize: 0, from: .max),
    decimalSeparator: Array(".".utf8), minus: .init(prefix: Array("-".utf8)))

  /// Writes a number into memory of as many bytes as it asks for; where it gets none, nothing.
  ///
  /// - Parameter leastDigits: How many digits there are at least, but no more than ``mostDigits``.
  @inline(__always)
  func write(
    _ number: Int64, leastDigits: Int = 1, to memory: (_ count: Int) -> UnsafeMutableRawBufferPointer?
  ) {
    let digitCount = max(WholeNumber(number).digitCount, min(leastDigits, Self.mostDigits))
    let signCount = number < 0 ? minusPrefix.count + minusSuffix.count : 0
    let count = digitCount * zero.count + groupCount(digitCount) * separator.count + signCount
    guard let memory = memory(count) else { return }
    var writer = BackwardWriter(memory)
    if number < 0 { writer.write(minusSuffix) }
    write(number.magnitude, count: digitCount, hasGroups: digitCount >= groupsFrom, to: &writer)
    if number < 0 { writer.write(minusPrefix) }
  }

  /// The same for a number with a fraction.
  func write(_ number: FixedDecimal, to memory: (_ count: Int) -> UnsafeMutableRawBufferPointer?) {
    let digitCount = WholeNumber(number.integer).digitCount
    let signCount = number.isNegative ? minusPrefix.count + minusSuffix.count : 0
    let fractionCount = number.fractionDigits > 0 ? decimalSeparator.count + number.fractionDigits * zero.count : 0
    let count = digitCount * zero.count + groupCount(digitCount) * separator.count + fractionCount + signCount
    guard let memory = memory(count) else { return }
    var writer = BackwardWriter(memory)
    if number.isNegative { writer.write(minusSuffix) }
    if number.fractionDigits > 0 {
      write(number.fraction, count: number.fractionDigits, hasGroups: false, to: &writer)
      writer.write(decimalSeparator)
    }
    write(number.integer, count: digitCount, hasGroups: digitCount >= groupsFrom, to: &writer)
    if number.isNegative { writer.write(minusPrefix) }
  }

  private func groupCount(_ digitCount: Int) -> Int {
    guard digitCount >= groupsFrom else { return 0 }
    var count = 0
    var rest = digitCount - Int(groupSize)
    // There are few, and a division takes longer.
    while rest > 0 {
      count += 1
      rest -= Int(secondaryGroupSize)
    }
    return count
  }

  /// Digit by digit in units of their size, which is known in each of the loops.
  private func write(_ magnitude: UInt64, count: Int, hasGroups: Bool, to writer: inout BackwardWriter) {
    switch zero.count {
    case 1: write(magnitude, count, hasGroups, to: &writer) { $0.write(UInt8(truncatingIfNeeded: $1)) }
    case 2: write(magnitude, count, hasGroups, to: &writer) { $0.write(UInt16(truncatingIfNeeded: $1)) }
    case 3:
      write(magnitude, count, hasGroups, to: &writer) {
        $0.write(UInt8(truncatingIfNeeded: $1 >> 16))
        $0.write(UInt16(truncatingIfNeeded: $1))
      }
    default: write(magnitude, count, hasGroups, to: &writer) { $0.write(UInt32(truncatingIfNeeded: $1)) }
    }
  }

  @inline(__always)
  private func write(
    _ magnitude: UInt64, _ count: Int, _ hasGroups: Bool, to writer: inout BackwardWriter,
    digit write: (inout BackwardWriter, UInt64) -> Void
  ) {
    var rest = magnitude
    var untilSeparator = hasGroups ? Int(groupSize) : .max
    for _ in 0..<count {
      if untilSeparator == 0 {
        writer.write(separator)
        untilSeparator = Int(secondaryGroupSize)
      }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      write(&writer, zero.advanced(by: digit).word)
      rest = quotient
      untilSeparator -= 1
    }
  }
}

/// A text of up to seven bytes in a word, its first byte lowest, and how many there are in the highest.
private struct PackedText: Sendable {
  let word: UInt64

  init?(_ bytes: [UInt8]) {
    guard bytes.count < 8 else { return nil }
    word = bytes.reversed().reduce(UInt64(bytes.count) << (56 - 8 * UInt64(bytes.count))) { $0 << 8 | UInt64($1) }
  }

  private init(word: UInt64) { self.word = word }

  var count: Int { Int(word >> 56) }

  var bytes: [UInt8] { (0..<count).map(byte) }

  func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) }

  /// With a number added to its last byte: the digits of a script have one beginning in UTF-8.
  func advanced(by number: UInt64) -> Self {
    Self(word: word &+ number &<< UInt64(truncatingIfNeeded: 8 &* (count &- 1)))
  }
}

/// Fills memory from its end. What would not fit is left out, so that a wrong count can never write elsewhere.
private struct BackwardWriter {
  private let memory: UnsafeMutableRawBufferPointer
  private var position: Int

  init(_ memory: UnsafeMutableRawBufferPointer) { (self.memory, position) = (memory, memory.count) }

  mutating func write(_ text: PackedText) {
    if text.count == 2 { return write(UInt16(truncatingIfNeeded: text.word)) }
    for index in (0..<text.count).reversed() { write(text.byte(index)) }
  }

  /// Writes the bytes of a word, the lowest first.
  mutating func write<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word) {
    let size = MemoryLayout<Word>.size
    guard position >= size else { return }
    position -= size
    memory.storeBytes(of: word.littleEndian, toByteOffset: position, as: Word.self)
  }
}
