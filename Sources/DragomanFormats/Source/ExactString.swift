/// A string that equals another only if their characters are encoded alike.
///
/// Swift takes `é` as one character and as two for the same text; for keys of a file they are two keys, as they are
/// for Foundation, which compares UTF-16 units. Hashing the bytes is also cheaper: nothing has to be normalised.
package struct ExactString: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactString, right: ExactString) -> Bool {
    let (left, right) = (left.text.utf8, right.text.utf8)
    guard left.count == right.count else { return false }
    let areEqual = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { haveSameBytes(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer($0)) }
    }
    return (areEqual ?? nil) ?? left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    guard isHashed == nil else { return }
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// Whether two buffers of one size are equal, eight bytes at a time; the last eight may overlap those before.
@inline(__always)
func haveSameBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  let count = left.count
  assert(count == right.count)
  guard count >= 8 else { return haveSameFewBytes(left, right) }
  var offset = 0
  while offset &+ 8 < count {
    guard haveSameWord(left, right, at: offset) else { return false }
    offset &+= 8
  }
  return haveSameWord(left, right, at: count &- 8)
}

/// The same of fewer than eight; the halves, or the three bytes that are looked at, may overlap.
@inline(__always)
private func haveSameFewBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  let count = left.count
  if count >= 4 { return haveSameHalf(left, right, at: 0) && haveSameHalf(left, right, at: count &- 4) }
  guard count > 0 else { return true }
  return left[0] == right[0] && left[count / 2] == right[count / 2] && left[count &- 1] == right[count &- 1]
}

@inline(__always)
private func haveSameHalf(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, at offset: Int) -> Bool {
  left.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    == right.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
}

@inline(__always)
private func haveSameWord(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, at offset: Int) -> Bool {
  left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}
