extension StringCatalogScanner {
  /// Passes over an entry, shows its languages to the visitor, and finds where it ends.
  mutating func skim(_ key: JSONStringToken) throws(JSONDamage) -> StringCatalogExtent {
    var extent = StringCatalogExtent(key: key, start: reader.scanner.offset, end: reader.scanner.offset)
    try reader.scanner.expect(.openBrace)
    var sequence = JSONSequence()
    while let field = try reader.scanner.nextKey(&sequence) {
      try checkNesting(of: field)
      try skim(field, &extent)
    }
    extent.end = reader.scanner.offset
    return extent
  }

  private mutating func skim(_ field: JSONStringToken, _ extent: inout StringCatalogExtent) throws(JSONDamage) {
    reader.scanner.skipWhitespace()
    let next = reader.scanner.next
    if reader.scanner.matches(field, StringCatalogNames.localizations), next == JSONMark.openBrace.rawValue {
      return try skimLanguages()
    }
    if reader.scanner.matches(field, StringCatalogNames.extractionState), next == JSONMark.quote.rawValue {
      extent.hasExtractionState = true
    }
    try reader.scanner.skipValue()
  }

  private mutating func skimLanguages() throws(JSONDamage) {
    try reader.scanner.expect(.openBrace)
    var sequence = JSONSequence()
    while let language = try reader.scanner.nextKey(&sequence) {
      try checkNesting(of: language)
      reader.scanner.skipWhitespace()
      visitor.language(language, at: reader.scanner.offset, reader.scanner)
      try reader.scanner.skipValue()
    }
  }

  /// Refuses a key inside an entry that is the key of an entry or a field of the file: a brace before it is missing.
  private func checkNesting(of key: JSONStringToken) throws(JSONDamage) {
    guard isOutOfPlace(key), isEntry(at: key.quote) || isFieldOfFile(at: key.quote) else { return }
    throw JSONDamage(fault: .unexpected("\"", wanted: .mark(.closeBrace)), offset: key.quote)
  }

  /// Whether a key inside an entry is indented as if it were not; without indentation any may be.
  private func isOutOfPlace(_ key: JSONStringToken) -> Bool {
    guard let layout, let entries = layout.indentation else { return true }
    return reader.scanner.indentation(at: key.quote).map { $0 <= entries } ?? false
  }
}
