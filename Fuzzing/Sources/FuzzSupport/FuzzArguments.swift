import Dragoman

extension FuzzInput {
  /// Up to seven arguments of any kind.
  mutating func arguments() -> [any MessageArgument] {
    let count = byte() % 8
    return (0..<count).map { _ in argument() }
  }

  private mutating func argument() -> any MessageArgument {
    switch byte() % 9 {
    case 0: integer()
    case 1: UInt64(bitPattern: integer())
    case 2: Double(bitPattern: UInt64(bitPattern: integer()))
    case 3: Optional<Int>.none
    case 4: byte() % 2 == 0
    case 5: [Int(byte()), Int(byte())]
    case 6: Int8(bitPattern: byte())
    case 7: LocalizedText.verbatim(shortText())
    default: shortText()
    }
  }
}
