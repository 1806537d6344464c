internal import DragomanLocaleData

/// The language that a folder of texts is named after: `uk.lproj`, `zh_CN.lproj`, `sr@latin.lproj`, `English.lproj`.
package enum LanguageFolder {
  /// The language of a folder's name, given with or without `.lproj`; nil when it names none.
  ///
  /// Names of any case and with either separator are read, old English names and ISO 639-2 codes too.
  /// `Base` is no language, nor are `mul`, `und`, `zxx` and `qqq`, which programs use for folders of other kinds.
  package static func language(_ name: String) -> Language? {
    let name = name.lowercased().hasSuffix(".lproj") ? String(name.dropLast(6)) : name
    if let old = OldLanguageNames.language(name) { return old }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let tag = LanguageTag.canonical(parts[0]), tag.fields.language.count <= 3 else { return nil }
    guard !special.contains(tag.fields.language.description) else { return nil }
    return Language(identifier: LocaleModifier.apply(parts.count > 1 ? parts[1] : "", to: tag).description)
  }

  private static let special: Set = ["mul", "und", "zxx", "qqq"]
}
