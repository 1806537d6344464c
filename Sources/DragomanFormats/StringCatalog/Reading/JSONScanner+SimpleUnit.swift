/// A localization that is one text and nothing else, before it is made a string.
struct SimpleUnit {
  let value: JSONStringToken
  /// How far the translation is, where that is said.
  let state: JSONStringToken?
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
    var state: JSONStringToken?
    while let field = try nextKey(&fields) {
      skipWhitespace()
      guard next == JSONMark.quote.rawValue else { return nil }
      // What is there twice, or is none of the two, is for those who look closer.
      if value == nil, matches(field, StringCatalogNames.value) {
        value = try stringToken()
      } else if state == nil, matches(field, StringCatalogNames.state) {
        state = try stringToken()
      } else {
        return nil
      }
    }
    return value.map { SimpleUnit(value: $0, state: state) }
  }
}
