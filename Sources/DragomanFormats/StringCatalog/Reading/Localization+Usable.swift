extension StringCatalog.Localization {
  /// Whether it is one text and nothing else.
  package var isPlain: Bool {
    stringUnit != nil && stringSet == nil && variations == nil && substitutions.isEmpty
  }

  /// What a program may show of it; nil if there is nothing.
  ///
  /// A text that is `new` has no translation yet, unless the key was written by hand or came with its text. In the
  /// source language the variants that Xcode made are the text of the key itself, so they count.
  package func usable(hasExtractionState: Bool, isSource: Bool) -> StringCatalog.Localization? {
    guard !hasExtractionState else { return hasText ? self : nil }
    var usable = self
    if stringUnit?.state == .new { usable.stringUnit = nil }
    if stringSet?.state == .new { usable.stringSet = nil }
    if !isSource {
      usable.variations = variations?.translated
      guard let substitutions = translatedSubstitutions else { return nil }
      usable.substitutions = substitutions
    }
    return usable.hasText ? usable : nil
  }

  private var hasText: Bool {
    stringUnit?.value != nil || stringSet?.values.isEmpty == false || variations?.isEmpty == false
  }

  /// The substitutions without variants that are not translated; nil if one of them is left with nothing.
  private var translatedSubstitutions: StringCatalog.Map<StringCatalog.Substitution>? {
    var map = substitutions
    for element in substitutions {
      guard let variations = element.value.variations?.translated else { return nil }
      var substitution = element.value
      substitution.variations = variations
      map[element.key] = substitution
    }
    return map
  }
}

extension StringCatalog.Variations {
  fileprivate var isEmpty: Bool {
    kinds.allSatisfy { self[$0].isEmpty }
  }

  /// The variants without those that are not translated; nil if none is left.
  fileprivate var translated: StringCatalog.Variations? {
    // Not one after another: to take a member away moves those behind it, and there may be many.
    let kinds = json.compactMapObjects { variants in
      let translated = variants.compactMapObjects { variant in
        StringCatalog.Localization(json: variant).usable(hasExtractionState: false, isSource: false)?.json
      }
      return translated.members.isEmpty ? nil : translated
    }
    return kinds.members.isEmpty ? nil : StringCatalog.Variations(json: kinds)
  }
}
