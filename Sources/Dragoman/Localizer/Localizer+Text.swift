extension Localizer {
  /// A text that is resolved when read, from this localizer.
  ///
  /// How its numbers and arguments are written can be said of the text: ``LocalizedText/numbers(_:)``,
  /// ``LocalizedText/isolatingArguments(_:)``.
  public func text(
    _ key: String, _ arguments: any MessageArgument..., table: String? = nil, value: String? = nil
  ) -> LocalizedText {
    text(MessageReference(key: key, table: table, value: value, arguments: .init(arguments)))
  }

  /// A text with arguments by name that is resolved when read, from this localizer.
  public func text(
    _ key: String, _ named: [String: any MessageArgument], table: String? = nil, value: String? = nil
  ) -> LocalizedText {
    text(MessageReference(key: key, table: table, value: value, arguments: .named(named.mapValues(\.messageValue))))
  }

  /// A text with an array of arguments by position that is resolved when read, from this localizer.
  public func text(
    _ key: String, arguments: [any MessageArgument], table: String? = nil, value: String? = nil
  ) -> LocalizedText {
    text(MessageReference(key: key, table: table, value: value, arguments: .init(arguments)))
  }

  private func text(_ reference: MessageReference) -> LocalizedText {
    LocalizedText(.message(reference, .localizer(.init(self))))
  }
}
