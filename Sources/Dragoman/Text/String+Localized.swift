public import Foundation

extension String {
  /// The text for this key in the language in force.
  public var localized: String {
    Localizer.withMain { $0.plainText(self, nil) ?? $0.anyString(self, table: nil, value: nil) }
  }

  /// The text for this key in a table or a bundle.
  public func localized(table: String? = nil, bundle: Bundle? = nil) -> String {
    Localizer.withShared(for: bundle) { $0.string(self, table: table) }
  }

  /// The text for this key with an argument.
  @inlinable public func localized<A: MessageArgument>(_ a: A, table: String? = nil, bundle: Bundle? = nil) -> String {
    withValues(a.messageValue) { localized($0, table: table, bundle: bundle) }
  }

  /// The text for this key with two arguments.
  @inlinable public func localized<A: MessageArgument, B: MessageArgument>(
    _ a: A, _ b: B, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue) { localized($0, table: table, bundle: bundle) }
  }

  /// The text for this key with three arguments.
  @inlinable public func localized<A: MessageArgument, B: MessageArgument, C: MessageArgument>(
    _ a: A, _ b: B, _ c: C, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue, c.messageValue) { localized($0, table: table, bundle: bundle) }
  }

  /// The text for this key with four arguments or more.
  public func localized(
    _ a: any MessageArgument, _ b: any MessageArgument, _ c: any MessageArgument, _ d: any MessageArgument,
    _ rest: any MessageArgument..., table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    localized(arguments: [a, b, c, d] + rest, table: table, bundle: bundle)
  }

  /// The text for this key with arguments by name: `$(name)` in the message.
  public func localized(
    _ named: [String: any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    Localizer.withShared(for: bundle) { $0.string(self, named, table: table) }
  }

  /// The text for this key with an array of arguments by position.
  public func localized(
    arguments: [any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    Localizer.withShared(for: bundle) { $0.string(self, arguments: arguments, table: table) }
  }

  @usableFromInline func localized(
    _ values: UnsafeBufferPointer<MessageValue>, table: String?, bundle: Bundle?
  ) -> String {
    Localizer.withShared(for: bundle) {
      $0.string(self, values, table: table, value: nil, style: MessageStyle())
    }
  }
}
