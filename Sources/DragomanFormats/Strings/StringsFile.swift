/// A `.strings` file as a tool sees it: its entries in order, with their comments and places.
package struct StringsFile: Sendable {
  package let text: SourceText
  package let format: PropertyListFormat
  /// Every entry that was read, those whose key is there twice included.
  package let entries: [Entry]
  package let issues: [FormatIssue]
  /// The comments behind the last entry that are not its own; only in old-style files.
  package let closingComments: [Comment]

  /// Reads whatever can be read of the bytes, in time linear in their number.
  package init(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    let isBinary = PropertyListFormat.detected(in: bytes) != nil
    let text = isBinary ? SourceText("") : SourceText(decoding: bytes)
    if !isBinary, PropertyListFormat.detected(in: text) == .oldStyle {
      self.init(oldStyle: text, limits: limits)
    } else {
      let list = isBinary ? PropertyList.parse(bytes, limits: limits) : PropertyList.parse(text, limits: limits)
      self.init(list, of: text)
    }
  }

  private init(oldStyle text: SourceText, limits: FormatLimits) {
    var parser = StringsParser(text, limits: limits, keepsComments: true)
    var collector = StringsFileCollector(text: text, limits: limits)
    parser.parseTable(into: &collector)
    self.text = text
    self.format = .oldStyle
    self.entries = collector.entries
    self.closingComments = collector.comments(parser.scanner.comments, &parser.log)
    self.issues = parser.log.issues
  }

  private init(_ list: PropertyList.Parsed, of text: SourceText) {
    var entries: [Entry] = []
    let log = PropertyListTable.flatten(list) { text, key, member in
      entries.append(Entry(text, key: key, member))
    }
    self.text = text
    self.format = list.format
    self.entries = entries
    self.closingComments = []
    self.issues = log.issues
  }
}

extension StringsFile {
  /// A comment, without its signs.
  package struct Comment: Sendable, Hashable {
    package let text: String
    package let position: SourcePosition
  }

  /// One entry: a key, its text, and its comments.
  package struct Entry: Sendable, Hashable {
    /// The key; those of a nested dictionary joined by dots.
    package let key: String
    package let value: String
    /// The comments before it, in it, and behind it on the line on which it ends; only in old-style files.
    package internal(set) var comments: [Comment]
    /// `nil` in binary property lists.
    package let position: SourcePosition?
    package let valuePosition: SourcePosition?
    /// Where key and value stand in the text, without their quotation marks; only in old-style files.
    package let keyToken: StringsToken?
    /// `nil` also where `"key";` stands for a value that is the key.
    package let valueToken: StringsToken?

    /// The texts of its comments, one below the other; `nil` without any.
    package var comment: String? {
      comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
    }
  }
}

extension StringsFile.Entry {
  /// An entry of an XML or a binary property list.
  fileprivate init(_ value: String, key: String, _ member: PropertyListMember) {
    self.init(
      key: key, value: value, comments: [], position: member.keyPosition, valuePosition: member.node.position,
      keyToken: nil, valueToken: nil)
  }
}
