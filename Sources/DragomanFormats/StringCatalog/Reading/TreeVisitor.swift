/// Keeps all that a catalog says.
struct TreeVisitor: StringCatalogVisitor {
  private(set) var fields = JSONObject()
  private(set) var strings = JSONObject()
  private(set) var issues: [FormatIssue] = []

  mutating func strings(_ key: JSONStringToken, _ reader: inout JSONTreeReader) {
    fields.append(member(key, value: .object(JSONObject()), &reader))
  }

  mutating func field(_ key: JSONStringToken, _ reader: inout JSONTreeReader) throws(JSONDamage) {
    let member = member(key, value: try reader.value(), &reader)
    if fields.append(member) { noteDuplicate(member) }
  }

  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ findings: inout [StringCatalogFinding]
  ) throws(JSONDamage) {
    reader.scanner.offset = extent.start
    let member = member(extent.key, value: try reader.value(), &reader)
    if strings.append(member) { noteDuplicate(member) }
    issues += StringCatalogFault.faults(inEntry: member.value).map { placed in
      FormatIssue(placed.fault, at: placed.position ?? .start, key: member.key)
    }
  }

  private func member(
    _ key: JSONStringToken, value: JSONValue, _ reader: inout JSONTreeReader
  ) -> JSONObject.Member {
    let position = reader.position(at: key.quote)
    return JSONObject.Member(key: reader.scanner.text(of: key), keyPosition: position, value: value)
  }

  private mutating func noteDuplicate(_ member: JSONObject.Member) {
    let fault = JSONFault.duplicateKey(member.key)
    issues.append(FormatIssue(fault, at: member.keyPosition ?? .start, key: member.key))
  }
}
