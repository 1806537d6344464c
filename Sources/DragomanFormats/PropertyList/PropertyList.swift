/// A property list of any format, with places where it is text, and what is wrong in it.
package struct PropertyList: Sendable {
  package let format: PropertyListFormat
  /// `nil` if the file holds no value.
  package let root: PropertyListNode?
  package let issues: [FormatIssue]

  /// Reads whatever can be read of the bytes, in time linear in their number.
  package init(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    let list = Self.parse(bytes, limits: limits)
    self.format = list.format
    self.root = list.root
    self.issues = list.log.issues
  }
}

extension PropertyList {
  /// A tree, and a log to which those who make something of it can report more.
  struct Parsed {
    let format: PropertyListFormat
    let root: PropertyListNode?
    var log: IssueLog
    /// Of the file, in bytes.
    let size: Int
    var limits: FormatLimits { log.limits }
  }

  static func parse(_ bytes: [UInt8], limits: FormatLimits) -> Parsed {
    if PropertyListFormat.detected(in: bytes) == .binary { return parseBinary(bytes, limits: limits) }
    return parse(SourceText(decoding: bytes), limits: limits)
  }

  static func parse(_ text: SourceText, limits: FormatLimits) -> Parsed {
    switch PropertyListFormat.detected(in: text) {
    case .xml:
      var parser = XMLPropertyListParser(text, limits: limits)
      let root = parser.parse()
      return Parsed(format: .xml, root: root, log: parser.log, size: text.utf8.count)
    default:
      var parser = StringsParser(text, limits: limits)
      let root = parser.parseList()
      return Parsed(format: .oldStyle, root: root, log: parser.log, size: text.utf8.count)
    }
  }

  private static func parseBinary(_ bytes: [UInt8], limits: FormatLimits) -> Parsed {
    var log = IssueLog(SourceText(""), limits: limits)
    guard var list = BinaryPropertyList(bytes, limits: limits) else {
      log.report(PropertyListFault.damagedBinary(key: nil), at: 0)
      return Parsed(format: .binary, root: nil, log: log, size: bytes.count)
    }
    let root = list.root()
    for fault in list.faults {
      switch fault {
      case .damaged(let key): log.report(PropertyListFault.damagedBinary(key: key), at: 0, key: key)
      case .limit(let fault): log.report(fault, at: 0)
      }
    }
    return Parsed(format: .binary, root: root, log: log, size: bytes.count)
  }
}
