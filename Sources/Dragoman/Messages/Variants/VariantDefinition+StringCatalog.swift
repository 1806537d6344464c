import DragomanFormats
import DragomanLocaleData

extension VariantDefinition {
  /// What a String Catalog says for a key in one language, for one device.
  init(_ localization: StringCatalog.Localization, on device: DevicePreference) {
    let body = Self.body(of: localization, on: device)
    let variables = localization.substitutions.map { VariantVariable($0, on: device) }
    self = variables.isEmpty ? body : .scope(variables, body)
  }

  private static func body(of localization: StringCatalog.Localization, on device: DevicePreference) -> Self {
    if let variations = localization.variations, let choice = Self(variations, on: device) { return choice }
    if let unit = localization.stringUnit, let text = unit.value { return .text(text, at: unit.valuePosition) }
    // Several texts that mean the same: the first is the main one.
    if let text = localization.stringSet?.values.first { return .text(text, at: nil) }
    return .choice(.plural, [], at: nil)
  }

  fileprivate init?(_ variations: StringCatalog.Variations, on device: DevicePreference) {
    if let chosen = device.choose(among: Array(variations.device), by: \.key) {
      self.init(chosen.value, on: device)
    } else if !variations.plural.isEmpty {
      self = .choice(
        .plural, Self.variants(variations.plural, on: device) { PluralCategory(rawValue: $0).map(VariantKey.category) },
        at: nil)
    } else if !variations[.width].isEmpty {
      self = .choice(
        .width, Self.variants(variations[.width], on: device) { key in Int(key).flatMap { $0 < 0 ? nil : .width($0) } },
        at: nil)
    } else {
      return nil
    }
  }

  private static func variants(
    _ map: StringCatalog.Map<StringCatalog.Localization>, on device: DevicePreference, key: (String) -> VariantKey?
  ) -> [Variant] {
    map.compactMap { element in key(element.key).map { ($0, Self(element.value, on: device)) } }
  }
}

extension VariantVariable {
  fileprivate init(
    _ element: StringCatalog.Map<StringCatalog.Substitution>.Element, on device: DevicePreference
  ) {
    name = element.key
    position = element.keyPosition
    argument = element.value.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }
    specifier = element.value.formatSpecifier
    namesArgument = true
    definition =
      element.value.variations.flatMap { VariantDefinition($0, on: device) }
      ?? .choice(.plural, [], at: element.keyPosition)
  }
}
