/// A text with `$(name)` in it.
///
/// A name is one or more characters other than `$`, `(` and `)`, the first of them not white space. `\$(` is the
/// escape; in `$$(price)` the first dollar sign is one.
package struct NamedPattern: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case literal(String)
    case argument(name: String)
  }

  package let pieces: [Piece]

  /// The names in their order.
  var names: [String] {
    pieces.compactMap { if case .argument(let name) = $0 { name } else { nil } }
  }

  /// The text without its escapes; nil where it names arguments.
  var unescaped: String? {
    guard names.isEmpty else { return nil }
    return pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
  }

  /// Takes a text apart; nil when it names no argument and escapes none. Linear in the length of the text.
  package init?(parsing text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    var parser = Parser(text)
    pieces = parser.parse()
    guard parser.foundAny else { return nil }
  }
}

extension NamedPattern {
  private struct Parser {
    let bytes: [UInt8]
    var position = 0
    var literal: [UInt8] = []
    var pieces: [Piece] = []
    var foundAny = false

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func parse() -> [Piece] {
      while position < bytes.count {
        if readEscape() || readArgument() { continue }
        literal.append(bytes[position])
        position += 1
      }
      endLiteral()
      return pieces
    }

    /// `\$(` is a literal `$(`.
    mutating func readEscape() -> Bool {
      guard bytes[position...].starts(with: #"\$("#.utf8) else { return false }
      literal += "$(".utf8
      position += 3
      foundAny = true
      return true
    }

    mutating func readArgument() -> Bool {
      guard bytes[position...].starts(with: "$(".utf8), let end = endOfName(from: position + 2) else { return false }
      let name = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
      guard let first = name.first, !first.isWhitespace else { return false }
      endLiteral()
      pieces.append(.argument(name: name))
      position = end + 1
      foundAny = true
      return true
    }

    /// The place of the `)` that ends a name, if nothing else ends it first.
    func endOfName(from start: Int) -> Int? {
      let stop = bytes[start...].firstIndex { "$()".utf8.contains($0) }
      guard let stop, bytes[stop] == UInt8(ascii: ")") else { return nil }
      return stop
    }

    mutating func endLiteral() {
      guard !literal.isEmpty else { return }
      pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal.removeAll(keepingCapacity: true)
    }
  }
}
