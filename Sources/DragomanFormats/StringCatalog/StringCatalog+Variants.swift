extension StringCatalog.Localization {
  /// Itself, then all variants in it, and then those of its substitutions.
  package var withVariants: [Self] {
    let substituted = substitutions.flatMap { $0.value.variations?.variants ?? [] }
    return [self] + (variations?.variants ?? []) + substituted
  }
}

extension StringCatalog.Variations {
  fileprivate var variants: [StringCatalog.Localization] {
    kinds.flatMap { kind in self[kind].flatMap(\.value.withVariants) }
  }
}
