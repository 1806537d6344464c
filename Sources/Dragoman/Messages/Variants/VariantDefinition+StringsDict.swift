import DragomanFormats
import DragomanLocaleData

extension VariantDefinition {
  /// What an entry of a `.stringsdict` says, for one device.
  init(_ entry: StringsDict.Entry, on device: DevicePreference) {
    switch entry.value {
    case .text(let text): self = .text(text, at: entry.position)
    case .rules(let rules): self.init(rules, at: entry.position, on: device)
    }
  }

  private init(_ rules: StringsDict.Rules, at position: SourcePosition?, on device: DevicePreference) {
    let body = Self.body(of: rules, at: position, on: device)
    let variables = rules.variables.map { VariantVariable($0, on: device) }
    self = variables.isEmpty ? body : .scope(variables, body)
  }

  /// The rules for devices and widths stand above a format where several are there.
  private static func body(
    of rules: StringsDict.Rules, at position: SourcePosition?, on device: DevicePreference
  ) -> Self {
    if let chosen = device.choose(among: rules.devices, by: \.device.rawValue) { return Self(chosen.entry, on: device) }
    if !rules.widths.isEmpty {
      return .choice(
        .width, rules.widths.map { (.width($0.width), .text($0.text.text, at: $0.text.position)) }, at: position)
    }
    if !rules.genders.isEmpty { return .choice(.number, numbered(rules.genders, on: device), at: position) }
    return rules.format.map { .text($0.text, at: $0.position) } ?? .choice(.plural, [], at: position)
  }

  fileprivate static func numbered(_ categories: [StringsDict.Category], on device: DevicePreference) -> [Variant] {
    // The last of two with the same name counts.
    categories.reversed().compactMap { category in
      Int(category.name.rawValue).map { (.number($0), Self(category.entry, on: device)) }
    }
  }

  fileprivate static func plural(_ categories: [StringsDict.Category], on device: DevicePreference) -> [Variant] {
    categories.reversed().compactMap { category in
      PluralCategory(rawValue: category.name.rawValue).map { (.category($0), Self(category.entry, on: device)) }
    }
  }
}

extension VariantVariable {
  fileprivate init(_ variable: StringsDict.Variable, on device: DevicePreference) {
    name = variable.name
    position = variable.position
    specifier = variable.valueType?.text
    definition =
      if variable.specType == .gender {
        .choice(.number, VariantDefinition.numbered(variable.categories, on: device), at: variable.position)
      } else {
        .choice(.plural, VariantDefinition.plural(variable.categories, on: device), at: variable.position)
      }
  }
}
