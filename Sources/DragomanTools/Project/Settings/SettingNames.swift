import DragomanFormats

/// The members of `.dragoman.json`.
enum SettingName: String, CaseIterable {
  case sourceLanguage, exclude, rules, generate
}

/// The members of its object `generate`.
enum GenerationSettingName: String, CaseIterable {
  case access, bundle, distinguish, embed, flat, name, tables
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// All of them in a sentence: `“a”, “b” and “c”`.
  static var list: String {
    let names = allCases.map(\.rawValue.quoted)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
