/// A string that equals another only if their characters are encoded alike.
///
/// Swift takes `é` as one character and as two for the same text; for keys of a file they are two keys.
struct ExactString: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
