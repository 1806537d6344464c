public import Dragoman

/// A component that can be given a key for its text, in code or in Interface Builder.
///
/// A class of one's own needs one line: `extension Gauge: LocalizationKeyed { var localizedTextForKey … }`.
@MainActor public protocol LocalizationKeyed: LocalizationTarget {
  /// The text of the component that a key is for.
  var localizedTextForKey: LocalizedText? { get set }
}

extension LocalizationKeyed {
  /// Shows the text for a key, with arguments by position.
  ///
  /// - Parameters:
  ///   - key: The key; nil unbinds and leaves what is shown.
  ///   - arguments: What stands for the placeholders of the message.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - localizer: Which localizer answers; nil is `Localizer.main`.
  public func localize(
    key: String?, _ arguments: any MessageArgument..., table: String? = nil, by localizer: Localizer? = nil
  ) {
    localization = KeyedText(key: key, table: table, localizer: localizer, arguments: .positional(arguments))
  }

  /// Shows the text for a key, with arguments by name: `$(name)` in the message.
  public func localize(
    key: String?, _ named: [String: any MessageArgument], table: String? = nil, by localizer: Localizer? = nil
  ) {
    localization = KeyedText(key: key, table: table, localizer: localizer, arguments: .named(named))
  }

  /// The key with all that belongs to it.
  package var localization: KeyedText {
    get { keptValue("localization") ?? KeyedText() }
    set {
      let hadKey = localization.key != nil
      keep(newValue, as: "localization")
      // A table alone, or no key where none was, says nothing of a text that was bound without one.
      if hadKey || newValue.key != nil { localizedTextForKey = newValue.text }
      if newValue.key != nil { refreshForKey() }
    }
  }
}
