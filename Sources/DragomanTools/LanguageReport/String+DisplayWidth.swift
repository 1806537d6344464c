extension String {
  /// How many columns of a terminal the text takes: two for each wide character of East Asia, one for any other.
  var displayWidth: Int {
    reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension Character {
  /// Whether the character is of the blocks that Unicode's East Asian Width calls wide.
  fileprivate var isWide: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
