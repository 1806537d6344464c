/// The bytes that libFuzzer made up, taken from the front.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  /// What libFuzzer hands over.
  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// What is left.
  var bytes: [UInt8] { Array(rest) }

  /// What is left, as text; bytes that are no UTF-8 are replaced.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// The next eight bytes.
  mutating func integer() -> Int64 {
    (0..<8).reduce(0) { number, _ in number << 8 | Int64(byte()) }
  }

  /// As many bytes as the next one says.
  mutating func shortText() -> String {
    let count = Int(byte())
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
