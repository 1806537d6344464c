import DragomanFormats

extension StringsDict.Entry {
  /// The texts in it.
  var texts: [PlacedText] {
    switch value {
    case .text(let text): [PlacedText(text: text, position: position)]
    case .rules(let rules): rules.texts
    }
  }
}

extension StringsDict.Rules {
  fileprivate var texts: [PlacedText] {
    let own = (format.map { [$0] } ?? []) + widths.map(\.text)
    let entries = devices.map(\.entry) + genders.map(\.entry) + variables.flatMap { $0.categories.map(\.entry) }
    return own.map { PlacedText(text: $0.text, position: $0.position) } + entries.flatMap(\.texts)
  }
}

extension StringCatalog.Localization {
  /// The texts in it.
  var texts: [PlacedText] { withVariants.flatMap(\.ownTexts) }

  private var ownTexts: [PlacedText] {
    let unit = stringUnit.flatMap { unit in
      unit.value.map { PlacedText(text: $0, position: unit.valuePosition) }
    }
    return (unit.map { [$0] } ?? []) + (stringSet?.values.map { PlacedText(text: $0, position: nil) } ?? [])
  }
}
