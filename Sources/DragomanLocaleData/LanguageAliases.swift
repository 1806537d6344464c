/// Deprecated, overlong and other forms of tags, and the canonical ones (UTS #35, "Canonicalizing").
package enum LanguageAliases {
  /// The language that stands for another, where it is one subtag for one: `iw` is `he`, `eng` is `en`.
  package static func language(_ language: Subtag) -> Subtag? {
    languageTable.record(TableKey(language, width: 3))?.subtag(at: 0, width: 3)
  }

  /// The tag for a whole tag in lower case: `i-klingon` is `tlh`.
  package static func wholeTag(_ tag: String) -> String? {
    wholeTagTable[tag]
  }

  /// The script or variant, in lower case, that stands for another: `qaai` is `Zinh`.
  package static func subtag(_ subtag: String) -> String? {
    subtagTable[subtag]
  }

  /// Tags whose subtags replace those of any tag that has them, in the order in which they are tried.
  package static let fieldRules = LineTable.entries(fields).map { (old: String($0.old), new: String($0.new)) }

  private static let languageTable = FixedWidthTable(languages, keyWidth: 3, valueWidth: 3)
  private static let wholeTagTable = dictionary(wholeTags)
  private static let subtagTable = dictionary(subtags)

  private static func dictionary(_ text: StaticString) -> [String: String] {
    Dictionary(LineTable.entries(text).map { (String($0.old), String($0.new)) }) { first, _ in first }
  }
}
