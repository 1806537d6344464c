/// Makes binary property lists that no program would write.
struct BinaryFile {
  private var objects: [[UInt8]] = []

  /// Adds an object and gives its number.
  @discardableResult
  mutating func add(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  @discardableResult
  mutating func add(_ text: String) -> Int {
    add([0x5F, 0x12] + Self.number(text.utf8.count, size: 4) + Array(text.utf8))
  }

  @discardableResult
  mutating func add(date seconds: Double) -> Int {
    add([0x33] + (0..<8).map { UInt8(truncatingIfNeeded: seconds.bitPattern >> (56 - 8 * $0)) })
  }

  @discardableResult
  mutating func add(keys: [Int], values: [Int]) -> Int {
    add([0xDF, 0x12] + Self.number(keys.count, size: 4) + (keys + values).flatMap { Self.number($0, size: 2) })
  }

  @discardableResult
  mutating func add(array items: [Int]) -> Int {
    add([0xAF, 0x12] + Self.number(items.count, size: 4) + items.flatMap { Self.number($0, size: 2) })
  }

  func bytes(top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { Self.number($0, size: 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    return bytes + [objects.count, top, table].flatMap { Self.number($0, size: 8) }
  }

  private static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }
}
