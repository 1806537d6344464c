// The text of a key with arguments. One to three of them, which are nearly all that there are, need no array.

extension LocalizedKey {
  /// The text in the language in force, with an argument; the other parameters are those of ``string(in:table:)``.
  @inlinable public func string<A: MessageArgument>(
    _ a: A, in bundle: LocalizedBundle, table: String? = nil
  ) -> String {
    withValues(a.messageValue) { string($0, bundle, table) }
  }

  /// The text in the language in force, with two arguments; the other parameters are those of ``string(in:table:)``.
  @inlinable public func string<A: MessageArgument, B: MessageArgument>(
    _ a: A, _ b: B, in bundle: LocalizedBundle, table: String? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue) { string($0, bundle, table) }
  }

  /// The text in the language in force, with three arguments; the other parameters are those of ``string(in:table:)``.
  @inlinable public func string<A: MessageArgument, B: MessageArgument, C: MessageArgument>(
    _ a: A, _ b: B, _ c: C, in bundle: LocalizedBundle, table: String? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue, c.messageValue) { string($0, bundle, table) }
  }

  /// The text in the language in force, with arguments by position; the other parameters are those of
  /// ``string(in:table:)``.
  public func string(
    arguments: [any MessageArgument], in bundle: LocalizedBundle, table: String? = nil
  ) -> String {
    arguments.map(\.messageValue).withUnsafeBufferPointer { string($0, bundle, table) }
  }

  /// The text in the language in force, with arguments by name; the other parameters are those of ``string(in:table:)``.
  public func string(
    _ named: [String: any MessageArgument], in bundle: LocalizedBundle, table: String? = nil
  ) -> String {
    bundle.withLocalizer { $0.string(self, table, named) }
  }

  @usableFromInline
  func string(_ values: UnsafeBufferPointer<MessageValue>, _ bundle: LocalizedBundle, _ table: String?) -> String {
    bundle.withLocalizer { $0.string(self, table, values) }
  }
}

extension Localizer {
  fileprivate func string(
    _ key: borrowing LocalizedKey, _ table: String?, _ values: UnsafeBufferPointer<MessageValue>
  ) -> String {
    string(key.key, values, table: table, value: nil, style: MessageStyle(), found: publishedMessage(key, table))
  }

  fileprivate func string(
    _ key: borrowing LocalizedKey, _ table: String?, _ named: [String: any MessageArgument]
  ) -> String {
    string(key.key, named, table: table, value: nil, style: MessageStyle(), found: publishedMessage(key, table))
  }
}
