/// Text that waits to be written.
final class TextBuffer {
  private var bytes: [UInt8] = []
  private let send: ([UInt8]) throws(OutputFailure) -> Void

  /// Makes a buffer that hands over to `send` whatever there is when it is flushed.
  init(send: @escaping ([UInt8]) throws(OutputFailure) -> Void) {
    self.send = send
  }

  func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  func flush() throws(OutputFailure) {
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    try send(bytes)
  }

  func discard() {
    bytes.removeAll()
  }
}
