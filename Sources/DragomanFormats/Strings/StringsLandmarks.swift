/// What has been found out about the text ahead, so that no search is made twice.
///
/// Each search asks for the first place of a kind after an offset. An answer holds for every offset between the one
/// that was asked for and the answer; that is what keeps the reading of damaged files linear.
struct StringsLandmarks {
  /// The answer to a search, for all offsets from `from` up to `found`.
  struct Answer {
    private var from = 0
    private var found = 0

    /// The known answer, or that of the search, which is remembered.
    mutating func first(from start: Int, search: (Int) -> Int) -> Int {
      if from <= start, start < found { return found }
      found = search(start)
      from = start
      return found
    }
  }

  /// The next `*/`.
  var commentEnd = Answer()
  /// The next place at which an entry seems to begin.
  var statementStart = Answer()
  /// The next place at which an entry seems to end.
  var statementEnd = Answer()
}

extension StringsScanner {
  /// The offset after the next `*/`.
  mutating func commentEnd(after start: Int) -> Int? {
    let bytes = bytes
    let star = landmarks.commentEnd.first(from: start) { start in
      var offset = start
      while true {
        offset = bytes.firstOffset(of: UInt8(ascii: "*"), in: offset..<max(offset, bytes.count))
        if offset + 1 >= bytes.count { return bytes.count }
        if bytes[offset + 1] == UInt8(ascii: "/") { return offset }
        offset += 1
      }
    }
    return star < bytes.count ? star + 2 : nil
  }
}
