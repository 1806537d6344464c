/// Elements that never change, in memory of their own: to use them counts no reference, as using an array does.
///
/// The memory is filled when it is made, read alone after that, and freed with its owner, which is the only one that has
/// it; that is what makes it safe to share.
struct FixedMemory<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  private let memory: UnsafeBufferPointer<Element>

  init(_ elements: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    self.memory = UnsafeBufferPointer(memory)
  }

  deinit { memory.deallocate() }

  var isEmpty: Bool { memory.isEmpty }

  /// Nil where there is none.
  subscript(index: Int) -> Element? {
    index >= 0 && index < memory.count ? memory[index] : nil
  }

  /// The bytes of some elements; of none where there are not so many.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    guard range.lowerBound >= 0, range.upperBound <= memory.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: memory[range]))
  }
}
