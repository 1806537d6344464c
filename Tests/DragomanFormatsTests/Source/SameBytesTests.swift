import Testing

@testable import DragomanFormats

/// Comparing several bytes at a time; comparing them one by one is the oracle.
@Suite struct SameBytesTests {
  @Test(arguments: 0...40) func eachByteCounts(count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    #expect(areSame(bytes, bytes))
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(!areSame(bytes, other))
        #expect(!areSame(other, bytes))
      }
    }
  }

  /// With other bytes around them, which must not count.
  private func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (left, right) = ([1] + left + [2], [3] + right + [4])
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        haveSameBytes(.init(rebasing: left.dropFirst().dropLast()), .init(rebasing: right.dropFirst().dropLast()))
      }
    }
  }
}
