/// What came to Foundation with Swift 6.2, and which Foundation on Linux dates as macOS 15 or not at all.
enum NewerNames {
  /// Symbols, by the names they have in symbol graphs.
  static let misdated = [
    "AttributedString.utf16",
    "AttributedString.utf8",
    "DateComponents.ISO8601FormatStyle",
    "DiscontiguousAttributedSubstring",
    "Locale.preferredLocales",
    "NotificationCenter.AsyncMessage",
    "NotificationCenter.MainActorMessage",
    "NotificationCenter.ObservationToken",
    "String.Encoding.ianaName",
  ]

  /// Words that mean nothing else, for code that is not compiled here.
  private static let words = [
    "AsyncMessage", "DiscontiguousAttributedSubstring", "HTTPFormatStyle", "MainActorMessage", "ObservationToken",
    "ProgressManager", "ianaName", "preferredLocales", "writingDirection",
  ]

  /// Those of the words that a source file uses outside its comments.
  static func words(in source: String) -> [String] {
    let candidates = words.filter(source.contains)
    guard !candidates.isEmpty else { return [] }
    var used: Set<Substring> = []
    for line in source.split(whereSeparator: \.isNewline) {
      // What a string or a comment in the middle of a line holds may be reported: that is what the allow list is for.
      guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
      used.formUnion(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    return candidates.filter { used.contains($0[...]) }
  }
}
