/// A key without arguments, as most texts are: what is to be done for one is to look it up.
struct PlainKey: Sendable {
  let key: String
  let table: String?
  let localizer: LocalizerReference

  /// The text in the language in force; nil where there is more to do than to look it up.
  var text: String? {
    switch localizer {
    case .main: Localizer.withMain { $0.plainText(key, table) }
    case .localizer(let identity): identity.localizer.plainText(key, table)
    }
  }
}

extension LocalizedText {
  /// What is left of a text that is no more than a key.
  var plainKey: PlainKey? {
    guard case .message(let reference, let localizer) = content, case .none = reference.arguments else { return nil }
    return PlainKey(key: reference.key, table: reference.table, localizer: localizer)
  }
}
