internal import DragomanLocaleData

/// A rule of CLDR that replaces some fields of a tag by others: `no-bokmal` is `nb`, `sh` is `sr-Latn`.
struct LanguageAliasRule {
  private let old: LanguageTag
  private let new: LanguageTag

  /// The first rule whose fields a tag has.
  static func first(for tag: LanguageTag) -> LanguageAliasRule? {
    if let rule = rules[tag.fields.language]?.first(where: { $0.holds(for: tag) }) { return rule }
    // The rules for any language are about variants alone.
    return tag.variants.isEmpty ? nil : rules[undetermined]?.first { $0.holds(for: tag) }
  }

  func apply(to tag: inout LanguageTag) {
    if old.fields.language != Self.undetermined { tag.fields.language = new.fields.language }
    replace(\.script, in: &tag)
    replace(\.region, in: &tag)
    tag.variants = tag.variants.filter { !old.variants.contains($0) }
    tag.variants += new.variants.filter { !tag.variants.contains($0) }
  }

  /// A field that the rule names is replaced; one that it does not name is filled where the tag has none.
  private func replace(_ field: WritableKeyPath<LanguageScriptRegion, Subtag>, in tag: inout LanguageTag) {
    guard !old.fields[keyPath: field].isEmpty || tag.fields[keyPath: field].isEmpty else { return }
    tag.fields[keyPath: field] = new.fields[keyPath: field]
  }

  private func holds(for tag: LanguageTag) -> Bool {
    (old.fields.script.isEmpty || old.fields.script == tag.fields.script)
      && (old.fields.region.isEmpty || old.fields.region == tag.fields.region)
      && old.variants.allSatisfy(tag.variants.contains)
  }

  private static let undetermined = Subtag("und")

  private static let rules = Dictionary(
    grouping: LanguageAliases.fieldRules.compactMap { entry -> LanguageAliasRule? in
      guard let old = LanguageTag(entry.old), let new = LanguageTag(entry.new) else { return nil }
      return LanguageAliasRule(old: old, new: new)
    }, by: { $0.old.fields.language })
}
