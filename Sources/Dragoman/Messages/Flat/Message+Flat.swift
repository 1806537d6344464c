// Where a message is written at one go, and where it is not.

extension Message {
  /// The message with arguments by position; nil where it has to be formatted in the general way.
  @inline(__always)
  func flatString(
    _ values: UnsafeBufferPointer<MessageValue>, _ style: FlatMessage.Style, _ setting: MessageSetting
  ) -> String? {
    // Without any arguments a text is no format.
    guard !values.isEmpty else { return nil }
    guard let parts else { return text }
    return parts.flatString(values, style, setting)
  }

  /// The message with arguments by name; nil where it has to be formatted in the general way.
  @inline(__always)
  func flatString(
    naming value: (String) -> MessageValue?, _ style: FlatMessage.Style, _ setting: MessageSetting
  ) -> String? {
    guard let parts else { return text }
    return parts.flatString(naming: value, style, setting)
  }
}

extension Message.Parts {
  func flatString(
    _ values: UnsafeBufferPointer<MessageValue>, _ style: FlatMessage.Style, _ setting: MessageSetting
  ) -> String? {
    flat.withValue(orMake: { FlatMessage(self) }) { $0.string(values, style, setting) }
  }

  func flatString(
    naming value: (String) -> MessageValue?, _ style: FlatMessage.Style, _ setting: MessageSetting
  ) -> String? {
    flatNaming.withValue(orMake: { FlatMessage(naming: self) }) { $0.string(naming: value, style, setting) }
  }
}

extension Localizer {
  /// What a style says of flat messages; nil where they are not to be used, since a width is asked for.
  @inline(__always)
  func flatStyle(_ style: MessageStyle) -> FlatMessage.Style? {
    guard style.width == nil else { return nil }
    return FlatMessage.Style(
      writesPlainNumbers: (style.numbers ?? configuration.numbers) == .plain,
      isolatesArguments: style.isolatesArguments ?? configuration.isolatesArguments)
  }
}
