/// A key of the default table without arguments, as most texts are: what is to be done for one is to look it up.
struct PlainKey: Sendable {
  let key: String
  let localizer: LocalizerReference

  /// The text in the language in force; nil where there is more to do than to look it up.
  var text: String? {
    switch localizer {
    case .main: Localizer.withMain { $0.plainText(key) }
    case .localizer(let identity): identity.localizer.plainText(key)
    }
  }
}

extension LocalizedText {
  /// What is left of a text that is no more than a key.
  var plainKey: PlainKey? {
    guard case .message(let reference, let localizer) = content, case .none = reference.arguments,
      reference.table == nil
    else { return nil }
    return PlainKey(key: reference.key, localizer: localizer)
  }
}
