import DragomanFormats

extension StringsDict.Entry {
  /// The texts in it.
  var texts: [PlacedText] { texts(variable: nil, category: nil) }

  fileprivate func texts(variable: String?, category: String?) -> [PlacedText] {
    switch value {
    case .text(let text): [PlacedText(text: text, position: position, variable: variable, category: category)]
    case .rules(let rules): rules.texts(variable: variable, category: category)
    }
  }
}

extension StringsDict.Rules {
  fileprivate func texts(variable: String?, category: String?) -> [PlacedText] {
    let own = (format.map { [$0] } ?? []) + widths.map(\.text)
    return own.map { PlacedText(text: $0.text, position: $0.position, variable: variable, category: category) }
      + devices.flatMap { $0.entry.texts(variable: variable, category: category) }
      + genders.flatMap { $0.entry.texts(variable: variable, category: $0.name.rawValue) }
      + variables.flatMap { variable in
        variable.categories.flatMap { $0.entry.texts(variable: variable.name, category: $0.name.rawValue) }
      }
  }
}

extension StringCatalog.Localization {
  /// The texts in it.
  var texts: [PlacedText] { withVariants.flatMap(\.texts) }
}

extension StringCatalog.Variant {
  fileprivate var texts: [PlacedText] {
    let unit = localization.stringUnit.flatMap { unit in unit.value.map { placed($0, at: unit.valuePosition) } }
    return (unit.map { [$0] } ?? []) + (localization.stringSet?.values.map { placed($0, at: nil) } ?? [])
  }

  private func placed(_ text: String, at position: SourcePosition?) -> PlacedText {
    PlacedText(text: text, position: position, variable: substitution, category: category)
  }
}
