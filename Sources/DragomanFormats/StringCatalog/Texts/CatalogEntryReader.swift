/// Reads entries of a catalog that have been passed over, without a tree where one text is all that a language says.
struct CatalogEntryReader {
  private var reader: JSONTreeReader
  private var isSound = true

  init(_ reader: JSONTreeReader) { self.reader = reader }

  /// Whether nothing was found of which there is anything to say.
  var isOrdinary: Bool { isSound && reader.scanner.slips.isEmpty }

  mutating func key(_ extent: StringCatalogExtent) -> CatalogTexts.Key? {
    reader.scanner.offset = extent.start
    guard let (fields, texts) = try? entry() else {
      isSound = false
      return nil
    }
    return CatalogTexts.Key(
      key: reader.scanner.text(of: extent.key), position: reader.position(at: extent.key.quote),
      entry: StringCatalog.Entry(json: fields), texts: texts)
  }

  private mutating func entry() throws(JSONDamage) -> (fields: JSONObject, texts: [CatalogTexts.Text]) {
    try reader.scanner.expect(.openBrace)
    var fields = JSONObject()
    var texts: [CatalogTexts.Text] = []
    var sequence = JSONSequence()
    while let field = try reader.scanner.nextKey(&sequence) {
      reader.scanner.skipWhitespace()
      let isObject = reader.scanner.next == JSONMark.openBrace.rawValue
      let isTexts = isObject && reader.scanner.matches(field, StringCatalogNames.localizations)
      if isTexts { texts = try languages() }
      let value = isTexts ? JSONValue(.null) : try reader.value(depth: 1)
      let member = JSONObject.Member(key: reader.scanner.text(of: field), value: value)
      if fields.append(member) != nil || (!isTexts && member.key == "localizations") { isSound = false }
    }
    return (fields, texts)
  }

  private mutating func languages() throws(JSONDamage) -> [CatalogTexts.Text] {
    try reader.scanner.expect(.openBrace)
    var texts: [CatalogTexts.Text] = []
    var known: Set<ExactString> = []
    var sequence = JSONSequence()
    while let language = try reader.scanner.nextKey(&sequence) {
      let position = reader.position(at: language.quote)
      let name = reader.scanner.text(of: language)
      if !known.insert(ExactString(name)).inserted { isSound = false }
      texts.append(CatalogTexts.Text(language: name, position: position, content: try content(language: name)))
    }
    return texts
  }

  private mutating func content(language: String) throws(JSONDamage) -> CatalogTexts.Text.Content {
    reader.scanner.skipWhitespace()
    let place = reader.scanner.offset
    if let unit = try reader.scanner.simpleUnit(),
      !CatalogTexts.Text.mayReferToVariables(reader.scanner.bytes[unit.value.start..<unit.value.end])
    {
      return .unit(
        reader.scanner.text(of: unit.value), state: unit.state.map { state(of: $0) },
        position: reader.position(at: unit.value.quote))
    }
    reader.scanner.offset = place
    let value = try reader.value(depth: 2)
    if !StringCatalogFault.faults(inLocalization: value, field: language).isEmpty { isSound = false }
    return CatalogTexts.Text.content(of: StringCatalog.Localization(json: value.object ?? JSONObject()))
  }

  private mutating func state(of token: JSONStringToken) -> StringCatalog.State {
    StringCatalog.State(rawValue: reader.scanner.text(of: token))
  }
}
