extension AcceptLanguage.Range {
  static let any = "*"

  /// Reads `uk-UA;q=0.8`; nil when there is no language.
  init?(element: String) {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    guard let range = parts.first, let tag = Self.tag(range) else { return nil }
    self.init(tag: tag, quality: parts.dropFirst().lazy.compactMap(Self.quality).first ?? 1)
  }

  /// The canonical tag; of an extended range such as `de-*-DE`, the part that names something.
  private static func tag(_ range: Substring) -> String? {
    if range == any { return any }
    let named = range.split(separator: "-", omittingEmptySubsequences: false).filter { $0 != any }
    return range.hasPrefix(any) ? nil : Language(identifier: named.joined(separator: "-"))?.identifier
  }

  /// The value of a parameter `q`, kept within its bounds; nil of any other and of an unreadable one.
  private static func quality(_ parameter: Substring) -> Double? {
    let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, parts[0].lowercased() == "q" else { return nil }
    // Double reads more than the grammar has: signs, exponents, `nan`.
    guard parts[1].utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(parts[1]).map { min($0, 1) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start[..<(start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:)) ?? start.startIndex)]
  }
}
