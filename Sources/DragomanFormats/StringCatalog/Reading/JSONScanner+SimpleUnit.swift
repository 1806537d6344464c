/// A localization that is one text and nothing else, before it is made a string.
struct SimpleUnit {
  let value: JSONStringToken
  let isNew: Bool
}

extension JSONScanner {
  /// Reads `{ "stringUnit" : { "state" : …, "value" : … } }`; nil for anything else, which is no fault.
  ///
  /// Nearly all that a catalog says has this form.
  mutating func simpleUnit() throws(JSONDamage) -> SimpleUnit? {
    guard next == JSONMark.openBrace.rawValue else { return nil }
    offset += 1
    var fields = JSONSequence()
    guard let field = try nextKey(&fields), matches(field, StringCatalogNames.stringUnit),
      let unit = try unitFields()
    else { return nil }
    return try nextKey(&fields) == nil ? unit : nil
  }

  private mutating func unitFields() throws(JSONDamage) -> SimpleUnit? {
    skipWhitespace()
    guard next == JSONMark.openBrace.rawValue else { return nil }
    offset += 1
    var fields = JSONSequence()
    var value: JSONStringToken?
    var isNew = false
    while let field = try nextKey(&fields) {
      skipWhitespace()
      guard next == JSONMark.quote.rawValue else { return nil }
      let text = try stringToken()
      if matches(field, StringCatalogNames.value) {
        value = text
      } else if matches(field, StringCatalogNames.state) {
        isNew = matches(text, StringCatalogNames.new)
      }
    }
    return value.map { SimpleUnit(value: $0, isNew: isNew) }
  }
}
