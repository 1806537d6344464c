extension String {
  /// How many columns of a terminal the text takes: one for each character that a person sees, two for wide ones of
  /// East Asia and emoji, none for marks that only steer the direction.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it up to a column; as it is when it is longer.
  func padded(onTheRightTo width: Int) -> String { self + spaces(to: width) }

  /// The text with spaces before it up to a column; as it is when it is longer.
  func padded(onTheLeftTo width: Int) -> String { spaces(to: width) + self }

  private func spaces(to width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) }
}

extension Character {
  /// How many columns of a terminal the character takes.
  var columns: Int {
    if unicodeScalars.allSatisfy(\.takesNoColumn) { return 0 }
    return unicodeScalars.contains(where: \.isWide) ? 2 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .control: true
    default: false
    }
  }

  /// By the blocks of Unicode that East Asian Width (UAX #11) calls wide, and emoji that are shown as pictures.
  fileprivate var isWide: Bool {
    if properties.isEmojiPresentation || value == 0xFE0F { return true }
    return Self.wideBlocks.contains { $0.contains(value) }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
