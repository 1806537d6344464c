internal import DragomanLocaleData

extension LanguageTag {
  /// The canonical form of a text that is a tag (UTS #35, "Canonicalizing"); nil when it is none.
  static func canonical(_ text: some StringProtocol) -> LanguageTag? {
    guard let subtags = TagSubtags(text) else { return nil }
    // Irregular tags are replaced as a whole; each of them has two subtags or more.
    if subtags.remaining.count > 1, let regular = LanguageAliases.wholeTag(subtags.remaining.joined(separator: "-")) {
      return LanguageTag(regular)
    }
    return LanguageTag(subtags)?.canonical
  }

  private var canonical: LanguageTag {
    var tag = self
    tag.replaceLanguage()
    tag.replaceScriptAndRegion()
    tag.variants = tag.variants.map { LanguageAliases.subtag($0) ?? $0 }.sorted()
    tag.extensions = tag.extensions.map(\.canonicalExtension).sorted { $0[0] < $1[0] }
    return tag
  }

  /// A replacement may itself be replaced, as `cmn` of `zh-cmn` is; the data has no chain of more than a few.
  private mutating func replaceLanguage() {
    for _ in 0..<8 {
      if let language = LanguageAliases.language(fields.language) {
        // First, so that the rules know the language: `hye-arevmda` is `hy-arevmda`, which is `hyw`.
        fields.language = language
      } else if let rule = LanguageAliasRule.first(for: self) {
        rule.apply(to: &self)
      } else {
        return
      }
    }
  }

  private mutating func replaceScriptAndRegion() {
    if !fields.script.isEmpty, let script = LanguageAliases.subtag(fields.script.description.lowercased()) {
      fields.script = Subtag(script.utf8) ?? fields.script
    }
    guard !fields.region.isEmpty, let first = RegionAliases.first(fields.region) else { return }
    let likely = LikelySubtags.maximize(LanguageScriptRegion(language: fields.language, script: fields.script)).region
    fields.region = RegionAliases.several(fields.region).contains(likely) ? likely : first
  }
}

extension [String] {
  /// An extension with the keywords of `u` in order, and without the value `true`, which is the same as none.
  fileprivate var canonicalExtension: [String] {
    guard first == "u" else { return self }
    var keywords: [[String]] = []
    let attributes = dropFirst().prefix { $0.utf8.count > 2 }
    for subtag in dropFirst(1 + attributes.count) {
      if subtag.utf8.count == 2 { keywords.append([subtag]) } else { keywords[keywords.count - 1].append(subtag) }
    }
    var seen: Set<String> = []
    let sorted = keywords.filter { seen.insert($0[0]).inserted }.sorted { $0[0] < $1[0] }
    return ["u"] + attributes.sorted() + sorted.flatMap { $0.dropFirst() == ["true"] ? [$0[0]] : $0 }
  }
}
