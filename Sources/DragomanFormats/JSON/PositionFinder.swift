/// Turns places in the bytes of a file into lines and columns.
///
/// It remembers the place asked for last, so that questions about places close to one another cost only the way
/// between them, in whichever order they come and however long a line is.
package struct PositionFinder: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var line = 0
  private var offset = 0
  private var column = 1

  package init(utf8 bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  package mutating func position(at target: Int) -> SourcePosition {
    let target = min(max(target, 0), bytes.count)
    let wanted = lineNumber(at: target)
    if wanted != line {
      line = wanted
      offset = lineStarts[wanted]
      column = 1
    }
    column += target >= offset ? scalars(from: offset, to: target) : -scalars(from: target, to: offset)
    offset = target
    return SourcePosition(line: line + 1, column: column)
  }

  private func scalars(from start: Int, to end: Int) -> Int {
    bytes[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// The number, from 0, of the last line that begins at or before a place.
  private func lineNumber(at target: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= target { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || byte == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }
}
