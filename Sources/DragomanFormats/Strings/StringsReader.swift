/// Reads the entries of a `.strings` file into a table: the lean way.
package enum StringsReader {
  /// Hands every entry of a file to a sink in the order of the file, and then every issue.
  ///
  /// Whatever the bytes are, what can be read is read, in time linear in their number. A file of this name may be
  /// an old-style, an XML or a binary property list. Nested dictionaries become keys joined by dots.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits(), into sink: inout some TableSink) {
    guard PropertyListFormat.detected(in: bytes) == nil else {
      return PropertyListTable.read(bytes, limits: limits, into: &sink)
    }
    let text = SourceText(decoding: bytes)
    guard PropertyListFormat.detected(in: text) == .oldStyle else {
      return PropertyListTable.read(text, limits: limits, into: &sink)
    }
    read(text, limits: limits, into: &sink)
  }

  private static func read(_ text: SourceText, limits: FormatLimits, into sink: inout some TableSink) {
    var parser = StringsParser(text, limits: limits)
    var handler = Handler(sink: sink, keys: StringsKeys(limits: limits, fileSize: text.utf8.count))
    parser.parseTable(into: &handler)
    sink = handler.sink
    for issue in parser.log.issues { sink.issue(issue) }
  }

  private struct Handler<Sink: TableSink>: StringsHandler {
    var sink: Sink
    var keys: StringsKeys

    mutating func receive(_ statement: StringsStatement, log: inout IssueLog) {
      keys.flatten(statement, log: &log) { text, key in sink.plain(text, key: key) }
    }
  }
}

/// The keys of a table: finds those that are there twice and flattens dictionaries.
struct StringsKeys {
  private var keys = KeyRegister<Int>()
  private var paths: PathBudget

  init(limits: FormatLimits, fileSize: Int) {
    paths = PathBudget(limits: limits, fileSize: fileSize)
  }

  /// Hands over the text of an entry, or the texts of a dictionary under the path of their keys.
  mutating func flatten(
    _ statement: StringsStatement, log: inout IssueLog, receive: (_ text: String, _ key: String) -> Void
  ) {
    let key = statement.key
    let offset = statement.keyToken.start
    switch statement.value {
    case .sameAsKey:
      register(key, at: offset, log: &log)
      receive(key, key)
    case .text(let text, _):
      register(key, at: offset, log: &log)
      receive(text, key)
    case .node(let node, let range): flatten(node, key, range.lowerBound, &log, receive)
    }
  }

  private mutating func flatten(
    _ node: PropertyListNode, _ key: String, _ offset: Int, _ log: inout IssueLog,
    _ receive: (_ text: String, _ key: String) -> Void
  ) {
    switch node.value {
    case .string(let text):
      register(key, at: offset, log: &log)
      receive(text, key)
    case .dictionary(let members):
      register(key, at: offset, log: &log)
      flatten(members, key + ".", offset, &log, receive)
    default:
      register(key, at: offset, log: &log)
      log.report(StringsFault.valueIsNoText(node.value.kind, key: key), at: node.position, key: key)
    }
  }

  private mutating func flatten(
    _ members: [PropertyListMember], _ prefix: String, _ offset: Int, _ log: inout IssueLog,
    _ receive: (_ text: String, _ key: String) -> Void
  ) {
    for member in members {
      guard paths.allows(prefix, member.key, log: &log, at: member.keyPosition) else { return }
      flatten(member.node, prefix + member.key, offset, &log, receive)
    }
  }

  private mutating func register(_ key: String, at offset: Int, log: inout IssueLog) {
    guard let first = keys.register(key, at: offset) else { return }
    log.report(StringsFault.duplicateKey(key, first: log.position(of: first)), at: offset, key: key)
  }
}
