/// Collects the entries of an old-style file for tools.
struct StringsFileCollector: StringsHandler {
  let text: SourceText
  private(set) var entries: [StringsFile.Entry] = []
  private var keys: StringsKeys
  /// How many entries the last statement has made.
  private var lastCount = 0

  init(text: SourceText, limits: FormatLimits) {
    self.text = text
    self.keys = StringsKeys(limits: limits, fileSize: text.utf8.count)
  }

  mutating func receive(_ statement: StringsStatement, log: inout IssueLog) {
    let position = log.position(of: statement.keyToken.start)
    let valueToken = Self.valueToken(of: statement)
    let valuePosition = valueToken.map { log.position(of: $0.start) }
    let comments = comments(statement.comments, &log)
    var found: [StringsFile.Entry] = []
    keys.flatten(statement, log: &log) { text, key in
      found.append(
        StringsFile.Entry(
          key: key, value: text, comments: comments, position: position, valuePosition: valuePosition,
          keyToken: statement.keyToken, valueToken: valueToken))
    }
    entries += found
    lastCount = found.count
  }

  mutating func receive(commentsOfLast ranges: [Range<Int>], log: inout IssueLog) {
    let comments = comments(ranges, &log)
    for index in entries.indices.suffix(lastCount) { entries[index].comments += comments }
  }

  private static func valueToken(of statement: StringsStatement) -> StringsToken? {
    if case .text(_, let token) = statement.value { token } else { nil }
  }

  /// The comments without `/*`, `*/` and `//`.
  func comments(_ ranges: [Range<Int>], _ log: inout IssueLog) -> [StringsFile.Comment] {
    ranges.map { range in
      var contents = text.utf8[range].dropFirst(2)
      let isBlock = text.utf8[range].dropFirst().first == UInt8(ascii: "*")
      if isBlock, contents.suffix(2).elementsEqual("*/".utf8) { contents = contents.dropLast(2) }
      let text = String(decoding: contents, as: UTF8.self).trimmingBlanks()
      return StringsFile.Comment(text: text, position: log.position(of: range.lowerBound))
    }
  }
}
