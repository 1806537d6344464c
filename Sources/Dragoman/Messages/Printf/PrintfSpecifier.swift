/// What stands between a percent sign and its conversion, the conversion included: flags, numbers and lengths in any
/// order, as Foundation reads them.
struct PrintfSpecifier {
  enum Kind {
    case conversion(PrintfConversion)
    /// `#` … `@name@`.
    case variable(String)
    /// `p` or `n`.
    case pointer
  }

  enum Measure {
    case fixed(Int)
    /// A full stop without a number.
    case empty
    /// `*`, or `*2$` with the argument counted from 0.
    case argument(Int?)
  }

  private(set) var kind = Kind.pointer
  private(set) var flags: PrintfFlags = []
  /// The argument that `n$` names, counted from 0.
  private(set) var position: Int?
  private(set) var width: Measure?
  private(set) var precision: Measure?
  /// Where the text goes on.
  private(set) var end: Int

  private let bytes: [UInt8]

  /// Reads from behind a percent sign; nil where there is no placeholder.
  init?(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    end = start
    while let byte = next {
      end += 1
      if readModifier(byte) { continue }
      guard let kind = kind(of: byte) else { return nil }
      self.kind = kind
      return
    }
    return nil
  }

  private var next: UInt8? { end < bytes.count ? bytes[end] : nil }
}

extension PrintfSpecifier {
  private mutating func readModifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0") where precision != nil: readNumber(byte)
    case UInt8(ascii: "1")...UInt8(ascii: "9"): readNumber(byte)
    case UInt8(ascii: "*"): width = .argument(readPositionOfMeasure())
    case UInt8(ascii: "."): precision = readPrecision()
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
      UInt8(ascii: "j"), UInt8(ascii: "L"):
      break  // Whatever width of an integer a length names, the whole number is written.
    default: return flags.read(byte)
    }
    return true
  }

  /// A position where `$` follows; else the precision behind a full stop, the width before one.
  private mutating func readNumber(_ first: UInt8) {
    let number = readDigits(first)
    if next == UInt8(ascii: "$"), number > 0 {
      end += 1
      position = number - 1
    } else if precision == nil {
      width = .fixed(number)
    } else {
      precision = .fixed(number)
    }
  }

  private mutating func readPrecision() -> Measure {
    guard next == UInt8(ascii: "*") else { return .empty }
    end += 1
    return .argument(readPositionOfMeasure())
  }

  /// `2$` behind a `*`.
  private mutating func readPositionOfMeasure() -> Int? {
    let start = end
    guard let byte = next, Self.isDigit(byte) else { return nil }
    end += 1
    let number = readDigits(byte)
    guard next == UInt8(ascii: "$"), number > 0 else {
      end = start
      return nil
    }
    end += 1
    return number - 1
  }

  /// The number that a digit begins; one that is too great for anything is the greatest.
  private mutating func readDigits(_ first: UInt8) -> Int {
    var number = Int(first - UInt8(ascii: "0"))
    while let digit = next, Self.isDigit(digit) {
      number = min(number * 10 + Int(digit - UInt8(ascii: "0")), Int(Int32.max))
      end += 1
    }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension PrintfSpecifier {
  private mutating func kind(of byte: UInt8) -> Kind? {
    if byte == UInt8(ascii: "@"), flags.contains(.alternate) { return readName().map(Kind.variable) }
    if isWord { return nil }
    if byte == UInt8(ascii: "p") || byte == UInt8(ascii: "n") { return .pointer }
    return PrintfConversion(byte).map(Kind.conversion)
  }

  /// `100% -free`: behind a space and nothing but flags, letters that go on are a word.
  private var isWord: Bool {
    flags.contains(.space) && width == nil && precision == nil && position == nil
      && PrintfGap.isLatinLetter(bytes, at: end)
  }

  /// The name of a variable and the `@` behind it; translators write theirs in any script.
  private mutating func readName() -> String? {
    guard let stop = bytes[end...].firstIndex(of: UInt8(ascii: "@")), stop > end else { return nil }
    let name = String(decoding: bytes[end..<stop], as: UTF8.self)
    guard name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || $0 == "." }) else { return nil }
    end = stop + 1
    return name
  }
}
