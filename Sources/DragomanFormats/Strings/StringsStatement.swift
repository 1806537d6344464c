/// One entry as the parser found it.
struct StringsStatement {
  enum Value {
    /// `"key";` stands for a value that is the key.
    case sameAsKey
    case text(String, StringsToken)
    /// A dictionary, an array or data.
    case node(PropertyListNode, Range<Int>)

    var isContainer: Bool {
      if case .node = self { true } else { false }
    }
  }

  let key: String
  let keyToken: StringsToken
  let value: Value
  /// The comments before it that are not those of the entry before, if they are kept.
  let comments: [Range<Int>]
}

/// Receives the entries of a dictionary in the order of the text.
protocol StringsHandler {
  mutating func receive(_ statement: StringsStatement, log: inout IssueLog)
  /// Receives comments of the entry received last that do not stand before it, if comments are kept.
  mutating func receive(commentsOfLast comments: [Range<Int>], log: inout IssueLog)
}

extension StringsHandler {
  mutating func receive(commentsOfLast comments: [Range<Int>], log: inout IssueLog) {}
}
