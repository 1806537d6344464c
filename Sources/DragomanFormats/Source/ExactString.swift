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
    let areEqual = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { left.count == $0.count && left.elementsEqual($0) }
    }
    return (areEqual ?? nil) ?? left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
