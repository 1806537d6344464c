public import Foundation

extension LocalizedText {
  /// The text for a key, with arguments by position.
  public static func key(
    _ key: String, _ arguments: any MessageArgument..., table: String? = nil, bundle: Bundle? = nil
  ) -> Self {
    self.key(key, arguments: arguments, table: table, bundle: bundle)
  }

  /// The text for a key, with arguments by name: `$(name)` in the message.
  public static func key(
    _ key: String, _ named: [String: any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) -> Self {
    let arguments = MessageReference.Arguments.named(named.mapValues(\.messageValue))
    return Self(.message(MessageReference(key: key, table: table, arguments: arguments), LocalizerReference(bundle)))
  }

  /// The text for a key, with an array of arguments by position.
  public static func key(
    _ key: String, arguments: [any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) -> Self {
    let reference = MessageReference(key: key, table: table, arguments: .init(arguments))
    return Self(.message(reference, LocalizerReference(bundle)))
  }

  /// A text as it stands, in any language.
  public static func verbatim(_ text: String) -> Self { Self(.verbatim(text)) }

  /// A text as it stands, with its attributes, in any language.
  public static func verbatim(_ text: AttributedString) -> Self { Self(.attributedVerbatim(text)) }

  /// Texts joined as the language joins a list: "a, b and c".
  public static func list(_ items: [LocalizedText]) -> Self { Self(.list(items)) }

  /// The text with attributes; those that a part of it has already are kept.
  public func attributes(_ attributes: AttributeContainer) -> Self { Self(.attributed(self, attributes)) }

  /// The text with attributes that a closure sets; those that a part of it has already are kept.
  public func attributes(_ edit: (inout AttributeContainer) -> Void) -> Self {
    var container = AttributeContainer()
    edit(&container)
    return attributes(container)
  }
}

extension LocalizedText: MessageArgument {
  /// The text, to be resolved in the language of the message.
  public var messageValue: MessageValue { .localized(self) }
}

extension MessageArgument where Self == LocalizedText {
  /// The text for a key as an argument: `.key("trip", ["city": .key("city.kyiv")])`.
  public static func key(
    _ key: String, _ arguments: any MessageArgument..., table: String? = nil, bundle: Bundle? = nil
  ) -> Self {
    LocalizedText.key(key, arguments: arguments, table: table, bundle: bundle)
  }

  /// The text for a key with arguments by name, as an argument.
  public static func key(
    _ key: String, _ named: [String: any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) -> Self {
    LocalizedText.key(key, named, table: table, bundle: bundle)
  }
}
