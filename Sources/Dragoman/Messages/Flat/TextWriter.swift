import DragomanFormats

/// Fills a block of memory with UTF-8, from its start.
///
/// All that it writes are whole texts, so that what is written is valid. What has no room is left out, and then
/// ``hasRoom`` says so: a count that is wrong can never write elsewhere.
struct TextWriter {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0
  private(set) var hasRoom = true

  init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

  var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if let space = next(bytes.count) { space.copyMemory(from: bytes) }
  }

  /// Appends a text; false where its bytes do not lie in one piece.
  mutating func append(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0)) } != nil
  }

  /// The memory of so many bytes that whoever asked for it will fill.
  mutating func next(_ size: Int) -> UnsafeMutableRawBufferPointer? {
    guard size <= memory.count - count else {
      hasRoom = false
      return nil
    }
    defer { count += size }
    return UnsafeMutableRawBufferPointer(rebasing: memory[count..<(count + size)])
  }
}

extension String {
  /// A text of bytes that are UTF-8, as they come from other texts.
  ///
  /// They are not looked through again where the system lets one say so, and the result is the same.
  init(written bytes: UnsafeRawBufferPointer) {
    let units = bytes.assumingMemoryBound(to: UInt8.self)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: units.span, isKnownASCII: bytes.areKnownASCII))
    } else {
      self.init(decoding: units, as: UTF8.self)
    }
  }
}
