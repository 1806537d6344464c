/// The last 32 bytes of a binary property list, which say where everything is.
struct BinaryTrailer {
  private static let size = 32
  /// The first bytes name the format.
  private static let headerSize = 8

  let topObject: Int
  /// The size of a reference to an object, in bytes.
  let referenceSize: Int
  private let offsetSize: Int
  private let objectCount: Int
  private let offsetTable: Int

  /// `nil` if the table of offsets does not lie within the file.
  init?(_ bytes: [UInt8]) {
    let start = bytes.count - Self.size
    guard start >= Self.headerSize, (1...8).contains(bytes[start + 6]), (1...8).contains(bytes[start + 7]),
      let objectCount = bytes.bigEndian(at: start + 8, size: 8),
      let topObject = bytes.bigEndian(at: start + 16, size: 8),
      let offsetTable = bytes.bigEndian(at: start + 24, size: 8)
    else { return nil }
    self.offsetSize = Int(bytes[start + 6])
    self.referenceSize = Int(bytes[start + 7])
    self.objectCount = objectCount
    self.topObject = topObject
    self.offsetTable = offsetTable
    guard (Self.headerSize...start).contains(offsetTable), objectCount <= (start - offsetTable) / offsetSize else {
      return nil
    }
  }

  /// Where an object begins.
  func offset(of object: Int, in bytes: [UInt8]) -> Int? {
    guard (0..<objectCount).contains(object) else { return nil }
    let offset = bytes.bigEndian(at: offsetTable + object * offsetSize, size: offsetSize)
    return offset.flatMap { (Self.headerSize..<offsetTable).contains($0) ? $0 : nil }
  }
}

extension [UInt8] {
  /// A number of one to eight bytes, the highest first; `nil` beyond the end and above `Int.max`.
  func bigEndian(at start: Int, size: Int) -> Int? {
    unsigned(at: start, size: size).flatMap(Int.init(exactly:))
  }

  /// A number of one to eight bytes, the highest first; `nil` beyond the end.
  func unsigned(at start: Int, size: Int) -> UInt64? {
    guard start >= 0, size <= 8, size <= count - start else { return nil }
    return self[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
