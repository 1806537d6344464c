/// How a catalog is indented, which tells entries from what is in them where braces are in disorder.
struct StringCatalogLayout {
  /// The indentation of `strings`.
  private let outer: Int?
  /// The indentation of the entries; nil where it tells nothing.
  private(set) var indentation: Int?
  private var hasLearned = false

  init(strings key: JSONStringToken, in scanner: JSONScanner) {
    outer = scanner.indentation(at: key.quote)
  }

  /// Takes the first entry as the measure.
  mutating func learn(firstEntry key: JSONStringToken, in scanner: JSONScanner) {
    guard !hasLearned else { return }
    hasLearned = true
    guard let outer, let inner = scanner.indentation(at: key.quote), inner > outer else { return }
    indentation = inner
  }
}

extension JSONScanner {
  /// How many spaces and tabs stand before a place in its line; nil if anything else does.
  func indentation(at place: Int) -> Int? {
    var start = place
    while let byte = byte(at: start - 1), byte == 0x20 || byte == 0x09 { start -= 1 }
    guard let byte = byte(at: start - 1) else { return place - start }
    return byte == 0x0A || byte == 0x0D ? place - start : nil
  }
}
