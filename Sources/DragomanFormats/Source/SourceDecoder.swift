/// Turns the bytes of a file into valid UTF-8 and notes what could not be turned.
struct SourceDecoder {
  private let bytes: [UInt8]
  private let encoding: SourceEncoding
  private var offset: Int
  private(set) var output: [UInt8] = []
  private(set) var flaws: [EncodingFlaw] = []
  private var lastReplacementEnd = -1

  init(_ bytes: [UInt8], encoding: SourceEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    let mark = encoding.byteOrderMark
    let marks = Self.marks(mark, in: bytes)
    self.offset = marks * mark.count
    noteMarks(marks)
  }

  mutating func decode() {
    switch encoding {
    case .utf8: decodeUTF8()
    case .utf16LittleEndian, .utf16BigEndian: decodeUTF16()
    case .utf32LittleEndian, .utf32BigEndian: decodeUTF32()
    case .latin1: decodeLatin1()
    }
  }

  /// Files occur whose byte order mark was written twice.
  private static func marks(_ mark: [UInt8], in bytes: [UInt8]) -> Int {
    var count = 0
    while !mark.isEmpty, bytes[(count * mark.count)...].starts(with: mark) { count += 1 }
    return count
  }

  private mutating func noteMarks(_ count: Int) {
    let isWide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    if count > 1 { note(.repeatedMark) }
    if count == 0, isWide { note(.missingMark(encoding)) }
  }

  /// Notes what is wrong with the file as a whole.
  mutating func note(_ fault: EncodingFault) {
    flaws.append(EncodingFlaw(offset: 0, fault: fault))
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Notes a flaw; flaws that touch one another are one.
  mutating func replace(bytes count: Int) {
    if let last = flaws.last, case .invalid(_, let before) = last.fault, lastReplacementEnd == output.count {
      flaws[flaws.count - 1] = EncodingFlaw(offset: last.offset, fault: .invalid(encoding, bytes: before + count))
    } else {
      flaws.append(EncodingFlaw(offset: output.count, fault: .invalid(encoding, bytes: count)))
    }
    append("\u{FFFD}")
    lastReplacementEnd = output.count
  }
}

extension SourceDecoder {
  private mutating func decodeUTF8() {
    // The usual case costs one pass over the bytes and, without a mark, no copy.
    if String(validating: bytes[offset...], as: UTF8.self) != nil {
      output = offset == 0 ? bytes : Array(bytes[offset...])
      return
    }
    output.reserveCapacity(bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): output.append(contentsOf: encoded)
      case .error(let length): replace(bytes: length)
      case .emptyInput: return
      }
    }
  }

  private mutating func decodeUTF16() {
    output.reserveCapacity(bytes.count)
    var parser = Unicode.UTF16.ForwardParser()
    var units = UTF16Units(bytes: bytes, offset: offset, isBigEndian: encoding == .utf16BigEndian)
    while true {
      switch parser.parseScalar(from: &units) {
      case .valid(let encoded): append(UTF16.decode(encoded))
      case .error(let length): replace(bytes: length * 2)
      case .emptyInput:
        if units.offset < bytes.count { flaws.append(EncodingFlaw(offset: output.count, fault: .oddByte)) }
        return
      }
    }
  }

  private mutating func decodeUTF32() {
    let isBigEndian = encoding == .utf32BigEndian
    while offset + 4 <= bytes.count {
      let four = bytes[offset..<offset + 4]
      let value = (isBigEndian ? Array(four) : four.reversed()).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      if let scalar = Unicode.Scalar(value) { append(scalar) } else { replace(bytes: 4) }
      offset += 4
    }
    if offset < bytes.count { replace(bytes: bytes.count - offset) }
  }

  private mutating func decodeLatin1() {
    for byte in bytes { append(Unicode.Scalar(byte)) }
  }
}

/// The 16-bit units of bytes; an odd byte at the end is left over.
private struct UTF16Units: IteratorProtocol {
  let bytes: [UInt8]
  var offset: Int
  let isBigEndian: Bool

  mutating func next() -> UInt16? {
    guard offset + 2 <= bytes.count else { return nil }
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    offset += 2
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
