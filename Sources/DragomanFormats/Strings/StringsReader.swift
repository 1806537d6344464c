/// Reads the entries of a `.strings` file into a table: the lean way.
package enum StringsReader {
  /// Hands every entry of a file to a sink in the order of the file, and then every issue.
  ///
  /// Whatever the bytes are, what can be read is read, in time linear in their number. A file of this name may be
  /// an old-style, an XML or a binary property list. Nested dictionaries become keys joined by dots.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits(), into sink: inout some TableSink) {
    read(SourceText(decoding: bytes), limits: limits, into: &sink)
  }

  static func read(_ text: SourceText, limits: FormatLimits, into sink: inout some TableSink) {
    var parser = StringsParser(text, limits: limits)
    var handler = Handler(sink: sink)
    parser.parseTable(into: &handler)
    sink = handler.sink
    for issue in parser.log.issues { sink.issue(issue) }
  }

  private struct Handler<Sink: TableSink>: StringsHandler {
    var sink: Sink
    var keys = KeyRegister<Int>()

    mutating func receive(_ statement: StringsStatement, log: inout IssueLog) {
      let key = statement.key
      let offset = statement.keyToken.start
      if let first = keys.register(key, at: offset) {
        log.report(StringsFault.duplicateKey(key, first: log.position(of: first)), at: offset, key: key)
      }
      switch statement.value {
      case .sameAsKey: sink.plain(key, key: key)
      case .text(let text, _): sink.plain(text, key: key)
      case .node: break
      }
    }
  }
}
