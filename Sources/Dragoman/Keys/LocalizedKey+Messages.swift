// The text of a key with arguments. One to three of them, which are nearly all that there are, need no array.

extension LocalizedKey {
  /// The text in the language in force, with an argument.
  @inlinable public func string<A: MessageArgument>(_ a: A) -> String {
    withValues(a.messageValue) { string($0) }
  }

  /// The text in the language in force, with two arguments.
  @inlinable public func string<A: MessageArgument, B: MessageArgument>(_ a: A, _ b: B) -> String {
    withValues(a.messageValue, b.messageValue) { string($0) }
  }

  /// The text in the language in force, with three arguments.
  @inlinable public func string<A: MessageArgument, B: MessageArgument, C: MessageArgument>(
    _ a: A, _ b: B, _ c: C
  ) -> String {
    withValues(a.messageValue, b.messageValue, c.messageValue) { string($0) }
  }

  /// The text in the language in force, with arguments by position.
  public func string(arguments: [any MessageArgument]) -> String {
    arguments.map(\.messageValue).withUnsafeBufferPointer { string($0) }
  }

  /// The text in the language in force, with arguments by name.
  public func string(_ named: [String: any MessageArgument]) -> String {
    bundle.withLocalizer { $0.string(self, named) }
  }

  @usableFromInline
  func string(_ values: UnsafeBufferPointer<MessageValue>) -> String {
    bundle.withLocalizer { $0.string(self, values) }
  }
}

extension Localizer {
  fileprivate func string(_ key: LocalizedKey, _ values: UnsafeBufferPointer<MessageValue>) -> String {
    let style = MessageStyle()
    if let flatStyle = flatStyle(style), let text = publishedMessage(key)?.string(values, flatStyle) { return text }
    return string(key.key, values, table: key.table, value: nil, style: style)
  }

  fileprivate func string(_ key: LocalizedKey, _ named: [String: any MessageArgument]) -> String {
    let style = MessageStyle()
    if let flatStyle = flatStyle(style),
      let text = publishedMessage(key)?.string(naming: { named[$0]?.messageValue }, flatStyle)
    {
      return text
    }
    return string(key.key, named, table: key.table, value: nil, style: style)
  }

  private func publishedMessage(_ key: LocalizedKey) -> PublishedMessage? {
    LanguageOverride.current == nil ? follower.publication.message(key) : nil
  }
}
