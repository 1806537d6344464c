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
    report(strings.append(member), replacedBy: member, &log) { StringCatalog.Entry.texts(of: $0) }
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

  /// Reports a key that is there twice.
  ///
  /// - Parameter content: What must be the same for the two to say the same.
  private func report(
    _ replaced: JSONObject.Member?, replacedBy member: JSONObject.Member, _ log: inout IssueLog,
    content: (JSONValue) -> some Equatable = { $0 }
  ) {
    guard let replaced else { return }
    let isSame = content(replaced.value) == content(member.value)
    let fault = JSONFault.repeated(member.key, first: replaced.keyPosition, isSame: isSame)
    log.report(fault, at: member.keyPosition, key: member.key)
  }
}

extension StringCatalog.Entry {
  /// The texts of an entry by language, whatever is said about them beside.
  fileprivate static func texts(of value: JSONValue) -> [ExactString: [ExactString]] {
    guard let object = value.object else { return [:] }
    let texts = Self(json: object).localizations.map { language in
      (ExactString(language.key), language.value.withVariants.flatMap(\.localization.ownTexts).map(ExactString.init))
    }
    return Dictionary(texts) { $1 }
  }
}

extension StringCatalog.Localization {
  fileprivate var ownTexts: [String] {
    (stringUnit?.value.map { [$0] } ?? []) + (stringSet?.values ?? [])
  }
}
