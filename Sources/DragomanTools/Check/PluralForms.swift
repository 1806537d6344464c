import DragomanFormats

/// A choice among texts by plural category, as a file has it.
struct PluralForms {
  /// The variable that chooses; nil where the entry itself does.
  let variable: String?
  /// The categories, as they are written.
  let forms: [Form]
  let position: SourcePosition?

  /// One of the categories, and where its name stands.
  struct Form {
    let name: String
    let position: SourcePosition?
  }

  /// The names of the categories.
  var names: [String] { forms.map(\.name) }

  /// What a sentence calls it.
  var subject: String { variable.map { "the variable \($0.quoted)" } ?? "the plural" }
}

extension TranslationEntry {
  /// All choices by plural category.
  var plurals: [PluralForms] {
    switch content {
    case .text, .key: []
    case .variants(let entry): entry.plurals
    case .localization(let localization): localization.plurals(of: nil, at: position)
    }
  }
}

extension StringsDict.Entry {
  fileprivate var plurals: [PluralForms] {
    guard case .rules(let rules) = value else { return [] }
    return rules.variables.flatMap(\.plurals) + rules.devices.flatMap(\.entry.plurals)
  }
}

extension StringsDict.Variable {
  fileprivate var plurals: [PluralForms] {
    let inside = categories.flatMap(\.entry.plurals)
    guard specType != .gender else { return inside }
    let forms = categories.map { PluralForms.Form(name: $0.name.rawValue, position: $0.position) }
    return [PluralForms(variable: name, forms: forms, position: position)] + inside
  }
}

extension StringCatalog.Localization {
  fileprivate func plurals(of variable: String?, at position: SourcePosition?) -> [PluralForms] {
    (variations?.plurals(of: variable, at: position) ?? [])
      + substitutions.flatMap { $0.value.variations?.plurals(of: $0.key, at: $0.keyPosition) ?? [] }
  }
}

extension StringCatalog.Variations {
  fileprivate func plurals(of variable: String?, at position: SourcePosition?) -> [PluralForms] {
    kinds.flatMap { kind -> [PluralForms] in
      let forms = plural.map { PluralForms.Form(name: $0.key, position: $0.keyPosition) }
      let own = kind == .plural ? [PluralForms(variable: variable, forms: forms, position: position)] : []
      return own + self[kind].flatMap { $0.value.plurals(of: variable, at: $0.keyPosition) }
    }
  }
}
