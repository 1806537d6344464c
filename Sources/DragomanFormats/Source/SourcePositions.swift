/// Finds the line and the column of an offset in a text.
///
/// Built in one pass that remembers the position at every 64th byte, so that each look-up reads fewer than 64 bytes,
/// however long the lines are and in whatever order one asks.
package struct SourcePositions: Sendable {
  private static let stride = 64

  private let utf8: [UInt8]
  private let checkpoints: [SourcePosition]

  package init(in utf8: [UInt8]) {
    var checkpoints: [SourcePosition] = []
    checkpoints.reserveCapacity(utf8.count / Self.stride + 1)
    var position = SourcePosition.start
    for start in Swift.stride(from: 0, through: utf8.count, by: Self.stride) {
      checkpoints.append(position)
      position = Self.advance(position, over: start..<min(start + Self.stride, utf8.count), in: utf8)
    }
    self.utf8 = utf8
    self.checkpoints = checkpoints
  }

  /// The position of the character at an offset; beyond the end, that of the end.
  package subscript(offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let checkpoint = offset / Self.stride
    return Self.advance(checkpoints[checkpoint], over: checkpoint * Self.stride..<offset, in: utf8)
  }

  private static func advance(_ position: SourcePosition, over range: Range<Int>, in utf8: [UInt8]) -> SourcePosition {
    var (line, column) = (position.line, position.column)
    for offset in range {
      switch utf8[offset] {
      case UInt8(ascii: "\n"):
        // The second half of CR LF ends no line of its own.
        if offset > 0, utf8[offset - 1] == UInt8(ascii: "\r") { continue }
        (line, column) = (line + 1, 1)
      case UInt8(ascii: "\r"): (line, column) = (line + 1, 1)
      case 0x80..<0xC0: continue  // goes on with the scalar before
      default: column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
