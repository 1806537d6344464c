/// Takes a printf format apart, one pass over its bytes.
struct PrintfParser {
  private let bytes: [UInt8]
  private var position = 0
  private var nextArgument = 0
  private var literal: [UInt8] = []
  private var pieces: [PrintfPattern.Piece] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() -> [PrintfPattern.Piece] {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), readPercentSign() || readPlaceholder() { continue }
      literal.append(bytes[position])
      position += 1
    }
    endLiteral()
    return pieces
  }

  private mutating func readPercentSign() -> Bool {
    guard byte(at: position + 1) == UInt8(ascii: "%") else { return false }
    literal.append(UInt8(ascii: "%"))
    position += 2
    return true
  }

  private mutating func readPlaceholder() -> Bool {
    var end = position + 1
    let number = readPosition(&end)
    skipLength(&end)
    guard let conversion = byte(at: end).flatMap(Self.conversion) else { return false }
    endLiteral()
    let source = String(decoding: bytes[position...end], as: UTF8.self)
    pieces.append(.placeholder(.init(argument: number ?? nextArgument, conversion: conversion, source: source)))
    if number == nil { nextArgument += 1 }
    position = end + 1
    return true
  }

  /// `2$` names the second argument, which is number 1 from 0; nothing else is a position.
  private func readPosition(_ end: inout Int) -> Int? {
    let start = end
    var stop = end
    while let digit = byte(at: stop), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { stop += 1 }
    guard stop > start, byte(at: stop) == UInt8(ascii: "$"),
      let number = Int(String(decoding: bytes[start..<stop], as: UTF8.self)), number > 0
    else { return nil }
    end = stop + 1
    return number - 1
  }

  private func skipLength(_ end: inout Int) {
    while let letter = byte(at: end), "hlqztjL".utf8.contains(letter) { end += 1 }
  }

  private static func conversion(_ letter: UInt8) -> PrintfPattern.Placeholder.Conversion? {
    switch letter {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): .integer
    default: nil
    }
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }
}
