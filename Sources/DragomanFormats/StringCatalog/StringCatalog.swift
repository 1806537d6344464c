/// Xcode's String Catalog: every language of a table in one JSON file.
///
/// The types in it are views of the JSON they were read from, so that fields and values which this version does not
/// know survive being read and written.
package struct StringCatalog: Sendable, Hashable {
  /// The fields of the file itself; `strings` is only a place in their order here.
  package var fields: JSONObject
  /// The entries in the order in which they stand.
  package var strings: Map<Entry>
  package var endsWithNewline: Bool

  /// A catalog without entries.
  package init(sourceLanguage: String, version: Version = .v1_0) {
    fields = JSONObject()
    strings = Map(json: JSONObject())
    endsWithNewline = false
    fields["sourceLanguage"] = .string(sourceLanguage)
    fields["strings"] = .object(JSONObject())
    fields["version"] = .string(version.rawValue)
  }

  init(fields: JSONObject, strings: JSONObject, endsWithNewline: Bool) {
    self.fields = fields
    self.strings = Map(json: strings)
    self.endsWithNewline = endsWithNewline
  }

  package var sourceLanguage: String? {
    get { fields["sourceLanguage"]?.string }
    set { fields["sourceLanguage"] = newValue.map { .string($0) } }
  }

  package var version: Version? {
    get { fields["version"]?.string.map { Version(rawValue: $0) } }
    set { fields["version"] = newValue.map { .string($0.rawValue) } }
  }

  /// The whole file.
  package var json: JSONObject {
    var json = fields
    if json.place(of: "strings") != nil || !strings.isEmpty { json["strings"] = .object(strings.json) }
    return json
  }
}
