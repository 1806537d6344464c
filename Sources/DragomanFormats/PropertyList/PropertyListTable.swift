/// A property list that is a table of texts, flat or nested.
package enum PropertyListTable {
  /// Hands every text of a file to a sink, keys of nested dictionaries joined by dots, and then every issue.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits(), into sink: inout some TableSink) {
    read(PropertyList.parse(bytes, limits: limits), into: &sink)
  }

  static func read(_ text: SourceText, limits: FormatLimits, into sink: inout some TableSink) {
    read(PropertyList.parse(text, limits: limits), into: &sink)
  }

  private static func read(_ list: PropertyList.Parsed, into sink: inout some TableSink) {
    let log = flatten(list) { text, key, _ in sink.plain(text, key: key) }
    for issue in log.issues { sink.issue(issue) }
  }

  /// Hands over every text and the member it is the value of, and returns the log with all that is wrong.
  static func flatten(
    _ list: PropertyList.Parsed, receive: (_ text: String, _ key: String, _ member: PropertyListMember) -> Void
  ) -> IssueLog {
    var log = list.log
    guard let root = list.root else { return log }
    guard case .dictionary(let members) = root.value else {
      log.report(PropertyListFault.noTable(root.value.kind), at: root.position)
      return log
    }
    // An old-style file has been found empty before.
    if members.isEmpty, list.format != .oldStyle { log.report(PropertyListFault.emptyTable, at: root.position) }
    var flattener = PropertyListFlattener(list)
    flattener.flatten(members, log: &log, receive: receive)
    return log
  }
}

/// Makes nested dictionaries flat.
struct PropertyListFlattener {
  private var keys = KeyRegister<SourcePosition?>()
  private var paths: PathBudget

  init(_ list: PropertyList.Parsed) {
    paths = PathBudget(limits: list.limits, fileSize: list.size)
  }

  /// Hands over every text under the path of its keys, and reports what is no text or is there twice.
  mutating func flatten(
    _ members: [PropertyListMember], under prefix: String = "", log: inout IssueLog,
    receive: (_ text: String, _ key: String, _ member: PropertyListMember) -> Void
  ) {
    for member in members {
      guard paths.allows(prefix, member.key, log: &log, at: member.keyPosition) else { return }
      let key = prefix + member.key
      switch member.node.value {
      case .string(let text):
        register(key, at: member.keyPosition, log: &log)
        receive(text, key, member)
      case .dictionary(let inner):
        register(key, at: member.keyPosition, log: &log)
        flatten(inner, under: key + ".", log: &log, receive: receive)
      default:
        register(key, at: member.keyPosition, log: &log)
        let fault = PropertyListFault.valueIsNoText(member.node.value.kind, key: key)
        log.report(fault, at: member.node.position, key: key)
      }
    }
  }

  /// Notes where a key is, and reports one that was there before.
  mutating func register(_ key: String, at position: SourcePosition?, log: inout IssueLog) {
    guard let first = keys.register(key, at: position) else { return }
    log.report(PropertyListFault.duplicateKey(key, first: first), at: position, key: key)
  }
}
