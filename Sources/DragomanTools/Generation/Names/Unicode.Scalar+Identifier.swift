// Which characters may stand in a name of Swift: "Identifiers" in the lexical structure of The Swift Programming
// Language, and of those only what a reader sees.

extension Unicode.Scalar {
  /// Whether a name may have it at its second place or later; `_` is not asked for here.
  var isInIdentifier: Bool {
    if isASCII { return isLetterOfASCII || isDigit }
    guard !properties.isDefaultIgnorableCodePoint, Self.identifierRanges.contains(where: { $0.contains(value) }) else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Whether a name may begin with it.
  var beginsIdentifier: Bool { isInIdentifier && !isDigit && !isMark }

  var isDigit: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.generalCategory == .decimalNumber
  }

  // Most keys are ASCII, and asking Unicode takes long.
  private var isLetterOfASCII: Bool { (0x41...0x5A).contains(value & ~0x20) }

  var isMark: Bool {
    if isASCII { return false }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }

  /// Whether there are a small and a capital form of it.
  var hasCase: Bool {
    if isASCII { return isLetterOfASCII }
    return properties.isCased && properties.titlecaseMapping != properties.lowercaseMapping
  }

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x2070...0x218F, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
