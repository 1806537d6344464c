import Dragoman

/// A key with its table and its arguments, which come one after the other when Interface Builder sets them.
package struct KeyedText {
  enum Arguments {
    case positional([any MessageArgument])
    case named([String: any MessageArgument])
  }

  package var key: String?
  package var table: String?
  var localizer: Localizer?
  var arguments = Arguments.positional([])

  /// The text; nil as long as there is no key.
  @MainActor var text: LocalizedText? {
    guard let key else { return nil }
    if let localizer { return text(key, of: localizer) }
    return switch arguments {
    case .positional(let values): .key(key, arguments: values, table: table)
    case .named(let values): .key(key, values, table: table)
    }
  }

  private func text(_ key: String, of localizer: Localizer) -> LocalizedText {
    switch arguments {
    case .positional(let values): localizer.text(key, arguments: values, table: table)
    case .named(let values): localizer.text(key, values, table: table)
    }
  }
}
