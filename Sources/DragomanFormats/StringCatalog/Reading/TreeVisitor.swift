/// Keeps all that a catalog says.
struct TreeVisitor: StringCatalogVisitor {
  private(set) var fields = JSONObject()
  private(set) var strings = JSONObject()

  mutating func strings(_ key: JSONStringToken, _ reader: inout JSONTreeReader) {
    fields.append(member(key, value: .object(JSONObject()), &reader))
  }

  mutating func field(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    let member = member(key, value: try reader.value(), &reader)
    report(fields.append(member), replacedBy: member, &log)
  }

  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    reader.scanner.offset = extent.start
    let member = member(extent.key, value: try reader.value(), &reader)
    report(strings.append(member), replacedBy: member, &log)
    for placed in StringCatalogFault.faults(inEntry: member.value) {
      log.report(placed.fault, at: placed.position, key: member.key)
    }
  }

  mutating func noEntry(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    let member = member(key, value: try reader.value(), &reader)
    report(strings.append(member), replacedBy: member, &log)
  }

  private func member(
    _ key: JSONStringToken, value: JSONValue, _ reader: inout JSONTreeReader
  ) -> JSONObject.Member {
    let position = reader.position(at: key.quote)
    return JSONObject.Member(key: reader.scanner.text(of: key), keyPosition: position, value: value)
  }

  private func report(_ replaced: JSONObject.Member?, replacedBy member: JSONObject.Member, _ log: inout IssueLog) {
    guard let replaced else { return }
    let fault = JSONFault.duplicateKey(member.key, first: replaced.keyPosition)
    log.report(fault, at: member.keyPosition, key: member.key)
  }
}
