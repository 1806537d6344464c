/// A `.strings` file as a tool sees it: its entries in order, with their comments and places.
package struct StringsFile: Sendable {
  package let text: SourceText
  package let format: PropertyListFormat
  /// Every entry that was read, those whose key is there twice included.
  package let entries: [Entry]
  package let issues: [FormatIssue]

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
    self.issues = log.issues
  }
}

extension StringsFile {
  /// One entry: a key, its text, and the comment before it.
  package struct Entry: Sendable, Hashable {
    /// The key; those of a nested dictionary joined by dots.
    package let key: String
    package let value: String
    /// The text of the comments between the entry before and this one, without their signs; `nil` without any.
    package let comment: String?
    /// `nil` in binary property lists.
    package let position: SourcePosition?
    package let valuePosition: SourcePosition?
    /// Where key and value stand in the text, without their quotation marks; only in old-style files.
    package let keyToken: StringsToken?
    /// `nil` also where `"key";` stands for a value that is the key.
    package let valueToken: StringsToken?
  }
}

extension StringsFile.Entry {
  /// An entry of an XML or a binary property list.
  fileprivate init(_ value: String, key: String, _ member: PropertyListMember) {
    self.init(
      key: key, value: value, comment: nil, position: member.keyPosition, valuePosition: member.node.position,
      keyToken: nil, valueToken: nil)
  }
}
