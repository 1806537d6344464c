import DragomanFormats

/// What Foundation, which reads `.strings` files on Apple's systems, loses of a file that breaks the grammar.
struct FoundationLoss {
  /// How many keys it reads.
  private let kept: Int
  /// How many keys there are.
  private let all: Int
  /// Where it goes no further.
  private let position: SourcePosition

  /// Nil where it loses nothing.
  init?(_ reading: FileReading) {
    let entries = reading.translations.first?.entries ?? []
    let isKept: (TranslationEntry) -> Bool
    switch reading.strictReading {
    case .whole: return nil
    case .refuses(let position): (isKept, self.position) = ({ _ in false }, position)
    case .stops(let position):
      (isKept, self.position) = ({ $0.position.map { $0 < position } ?? false }, position)
    }
    kept = Set(entries.filter(isKept).map { ExactString($0.key) }).count
    all = Set(entries.map { ExactString($0.key) }).count
    if kept == all { return nil }
  }

  var sentence: String {
    "Foundation reads \(kept == 0 ? "none" : String(kept)) of the \(all) entries"
  }

  /// The place of the issue that is the cause: the last one up to where it goes no further.
  func cause(among issues: [FormatIssue]) -> Int? {
    issues.lastIndex { $0.position <= position } ?? issues.indices.first
  }
}
