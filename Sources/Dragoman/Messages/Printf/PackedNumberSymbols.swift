/// How a locale writes integers, packed into words: to hand it on and to write by it counts no references.
///
/// It writes what ``LocalizedIntegerWriter`` does, of numbers of 64 bits.
struct PackedNumberSymbols: Sendable {
  private let zero: PackedText
  private let separator: PackedText
  private let minusPrefix: PackedText
  private let minusSuffix: PackedText
  private let groupSize: UInt8
  private let secondaryGroupSize: UInt8
  /// From how many digits on there are groups.
  private let groupsFrom: UInt8
  /// More bytes than any integer has.
  let longestCount: UInt16

  /// Nil where digits do not follow one another or a sign is longer than a word, as in no locale of CLDR.
  init?(digits: [[UInt8]], groups: NumberSamples.Groups, minus: NumberSymbols.Sign) {
    guard let zero = digits.first.flatMap({ PackedText($0) }), digits == (0..<10).map({ zero.advanced(by: $0).bytes }),
      let separator = PackedText(groups.separator), let minusPrefix = PackedText(minus.prefix),
      let minusSuffix = PackedText(minus.suffix), let size = UInt8(exactly: groups.size),
      let secondarySize = UInt8(exactly: groups.secondarySize)
    else { return nil }
    (self.zero, self.separator) = (zero, separator)
    (self.minusPrefix, self.minusSuffix) = (minusPrefix, minusSuffix)
    (groupSize, secondaryGroupSize) = (size, max(secondarySize, 1))
    groupsFrom = groups.size > 0 ? UInt8(clamping: max(groups.from, groups.size + 1)) : .max
    let digitCount = WholeNumber(UInt64.max).digitCount
    longestCount = UInt16(digitCount * (zero.count + separator.count) + minusPrefix.count + minusSuffix.count)
  }

  /// ASCII digits without groups, as numbers are written that are no part of a language.
  static let ascii = Self(
    digits: "0123456789".utf8.map { [$0] }, groups: (separator: [], size: 0, secondarySize: 0, from: .max),
    minus: .init(prefix: Array("-".utf8)))

  /// Writes a number into memory of as many bytes as it asks for; where it gets none, nothing.
  @inline(__always)
  func write(_ number: Int64, to memory: (_ count: Int) -> UnsafeMutableRawBufferPointer?) {
    let digitCount = WholeNumber(number).digitCount
    let signCount = number < 0 ? minusPrefix.count + minusSuffix.count : 0
    let count = digitCount * zero.count + groupCount(digitCount) * separator.count + signCount
    guard let memory = memory(count) else { return }
    var writer = BackwardWriter(memory)
    if number < 0 { writer.write(minusSuffix) }
    write(number.magnitude, count: digitCount, hasGroups: digitCount >= groupsFrom, to: &writer)
    if number < 0 { writer.write(minusPrefix) }
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
