/// The three subtags that language matching knows.
package struct LanguageScriptRegion: Hashable, Sendable {
  package var language: Subtag
  package var script: Subtag
  package var region: Subtag

  package init(language: Subtag, script: Subtag = .none, region: Subtag = .none) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The three as a key of a table.
  var key: TableKey {
    TableKey(language, width: 3).appending(script, width: 4).appending(region, width: 3)
  }
}

extension FixedWidthTable.Record {
  /// Ten bytes as language, script and region.
  func fields(at offset: Int) -> LanguageScriptRegion {
    LanguageScriptRegion(
      language: subtag(at: offset, width: 3), script: subtag(at: offset + 3, width: 4),
      region: subtag(at: offset + 7, width: 3))
  }
}
