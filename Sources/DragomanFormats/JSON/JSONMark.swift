/// The punctuation of JSON.
package enum JSONMark: UInt8, Sendable {
  case openBrace = 0x7B
  case closeBrace = 0x7D
  case openBracket = 0x5B
  case closeBracket = 0x5D
  case colon = 0x3A
  case comma = 0x2C
  case quote = 0x22
  case backslash = 0x5C

  /// The mark as text.
  package var text: String { String(Unicode.Scalar(rawValue)) }
}
