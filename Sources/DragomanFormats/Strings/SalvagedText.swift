/// A key or a value cut out of a damaged entry, with whatever quotation marks it has.
struct SalvagedText {
  enum Quote {
    case none
    case straight
    case typographic
  }

  private(set) var token: StringsToken
  private(set) var opening = Quote.none
  private(set) var closing = Quote.none
  /// The straight quotation mark that would have to be escaped in it.
  private let quote: UInt8

  var isQuoted: Bool { opening != .none || closing != .none }

  /// Takes blanks and one pair of quotation marks off a text, as far as they are there.
  init(_ range: Range<Int>, in scanner: StringsScanner) {
    let bytes = scanner.bytes
    var range = range
    while let last = range.last, Self.isBlank(bytes[last]) { range = range.dropLast() }
    while let first = range.first, Self.isBlank(bytes[first]) { range = range.dropFirst() }
    var quote = UInt8(ascii: "\"")
    if let first = range.first, bytes[first] == quote || bytes[first] == UInt8(ascii: "'") {
      opening = .straight
      quote = bytes[first]
      range = range.dropFirst()
    } else if range.count >= 3, scanner.typographicQuote(at: range.lowerBound) {
      opening = .typographic
      range = range.dropFirst(3)
    }
    if let last = range.last, bytes[last] == quote, !scanner.isEscaped(at: last) {
      closing = .straight
      range = range.dropLast()
    } else if range.count >= 3, scanner.typographicQuote(at: range.upperBound - 3) {
      closing = .typographic
      range = range.dropLast(3)
    }
    let quotes: StringsToken.Quotes = opening == .straight ? .double : .none
    self.quote = quote
    token = StringsToken(range: range, quotes: quotes, hasBackslash: bytes[range].contains(UInt8(ascii: "\\")))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Whether it needs no quotes.
  func isWord(in scanner: StringsScanner) -> Bool {
    !token.range.isEmpty && scanner.bytes[token.range].allSatisfy(StringsScanner.isWord)
  }

  /// Whether a quotation mark without a backslash stands in it.
  func holdsQuote(in scanner: StringsScanner) -> Bool {
    token.range.contains { scanner.bytes[$0] == quote && !scanner.isEscaped(at: $0) }
  }
}
