/// The values that XML property lists write as text, as Foundation reads them.
enum XMLScalar {
  /// The text is no value of the kind that its element announces.
  struct Malformed: Error {
    let kind: PropertyListKind
  }

  static func value(of element: XMLElement, _ text: String) throws(Malformed) -> PropertyListValue {
    switch element {
    case .yes: return .boolean(true)
    case .no: return .boolean(false)
    case .integer:
      guard let value = integer(text) else { throw Malformed(kind: .number) }
      return value
    case .real:
      guard let value = real(text) else { throw Malformed(kind: .number) }
      return .real(value)
    case .date:
      guard let value = PropertyListDate.seconds(text) else { throw Malformed(kind: .date) }
      return .date(value)
    case .data:
      guard !text.isEmpty else { throw Malformed(kind: .data) }
      return .data(Base64.bytes(text))
    default: return .string(text)
    }
  }

  /// White space, a sign, white space, and decimal digits or `0x` and hexadecimal ones.
  private static func integer(_ text: String) -> PropertyListValue? {
    var digits = text.utf8.drop(while: XMLPropertyListParser.isSpace)
    var isNegative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      digits = digits.dropFirst().drop(while: XMLPropertyListParser.isSpace)
    }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard let first = digits.first, hexadecimalValue(first) != nil,
      let magnitude = UInt64(Substring(digits), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    if !isNegative { return Int64(exactly: magnitude).map { .integer($0) } ?? .unsigned(magnitude) }
    return magnitude <= Int64.min.magnitude ? .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) : nil
  }

  private static func real(_ text: String) -> Double? {
    switch text.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default:
      let number = text.utf8.drop(while: XMLPropertyListParser.isSpace)
      guard number.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
      return Double(Substring(number))
    }
  }
}
