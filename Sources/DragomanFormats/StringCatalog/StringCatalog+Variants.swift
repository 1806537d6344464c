extension StringCatalog {
  /// A part of what a language says that is built like the whole, and to what it belongs.
  package struct Variant: Sendable {
    package let localization: Localization
    /// The substitution of which it is a variant; nil for the whole and its own variants.
    package fileprivate(set) var substitution: String?
    /// The category of the plural, the innermost of several, for which it is meant; nil outside any.
    package fileprivate(set) var category: String?
  }
}

extension StringCatalog.Localization {
  /// Itself, then all variants in it, and then those of its substitutions.
  package var withVariants: [StringCatalog.Variant] { variants(as: StringCatalog.Variant(localization: self)) }

  fileprivate func variants(as whole: StringCatalog.Variant) -> [StringCatalog.Variant] {
    let substituted = substitutions.flatMap { element -> [StringCatalog.Variant] in
      var inside = whole
      inside.substitution = element.key
      inside.category = nil
      return element.value.variations?.variants(in: inside) ?? []
    }
    return [whole] + (variations?.variants(in: whole) ?? []) + substituted
  }
}

extension StringCatalog.Variations {
  fileprivate func variants(in whole: StringCatalog.Variant) -> [StringCatalog.Variant] {
    kinds.flatMap { kind in
      self[kind].flatMap { element in
        let category = kind == .plural ? element.key : whole.category
        return element.value.variants(
          as: StringCatalog.Variant(
            localization: element.value, substitution: whole.substitution, category: category))
      }
    }
  }
}
