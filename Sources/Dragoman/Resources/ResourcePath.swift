/// A path from a folder of resources down.
///
/// Names are data: one that is absolute, or climbs with `..`, is no such path, so that it leads nowhere else.
struct ResourcePath: Sendable {
  let text: String

  /// Nil for what is empty, begins or ends with `/`, or has a part that is empty, `.` or `..`.
  init?(_ text: String) {
    // A zero would end the path where the system reads it, whatever follows here.
    guard !text.utf8.contains(0) else { return nil }
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else { return nil }
    }
    self.text = text
  }
}
