// Calls with one to three arguments, which are nearly all that have any: their types are known, and no array is made.

extension Localizer {
  /// The text for a key in the default table, with an argument.
  @inlinable public subscript<A: MessageArgument>(key: String, a: A) -> String { string(key, a) }

  /// The text for a key in the default table, with two arguments.
  @inlinable public subscript<A: MessageArgument, B: MessageArgument>(key: String, a: A, b: B) -> String {
    string(key, a, b)
  }

  /// The text for a key in the default table, with three arguments.
  @inlinable
  public subscript<A: MessageArgument, B: MessageArgument, C: MessageArgument>(
    key: String, a: A, b: B, c: C
  ) -> String {
    string(key, a, b, c)
  }

  /// The text for a key with an argument; the parameters are those of
  /// ``string(_:arguments:table:value:numbers:isolatesArguments:)``.
  @inlinable public func string<A: MessageArgument>(
    _ key: String, _ a: A, table: String? = nil, value: String? = nil, numbers: Configuration.NumberStyle? = nil,
    isolatesArguments: Bool? = nil
  ) -> String {
    withValues(a.messageValue) {
      string(key, $0, table: table, value: value, numbers: numbers, isolatesArguments: isolatesArguments)
    }
  }

  /// The text for a key with two arguments; the parameters are those of
  /// ``string(_:arguments:table:value:numbers:isolatesArguments:)``.
  @inlinable public func string<A: MessageArgument, B: MessageArgument>(
    _ key: String, _ a: A, _ b: B, table: String? = nil, value: String? = nil,
    numbers: Configuration.NumberStyle? = nil, isolatesArguments: Bool? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue) {
      string(key, $0, table: table, value: value, numbers: numbers, isolatesArguments: isolatesArguments)
    }
  }

  /// The text for a key with three arguments; the parameters are those of
  /// ``string(_:arguments:table:value:numbers:isolatesArguments:)``.
  @inlinable public func string<A: MessageArgument, B: MessageArgument, C: MessageArgument>(
    _ key: String, _ a: A, _ b: B, _ c: C, table: String? = nil, value: String? = nil,
    numbers: Configuration.NumberStyle? = nil, isolatesArguments: Bool? = nil
  ) -> String {
    withValues(a.messageValue, b.messageValue, c.messageValue) {
      string(key, $0, table: table, value: value, numbers: numbers, isolatesArguments: isolatesArguments)
    }
  }

  @usableFromInline
  func string(
    _ key: String, _ values: UnsafeBufferPointer<MessageValue>, table: String?, value: String?,
    numbers: Configuration.NumberStyle?, isolatesArguments: Bool?
  ) -> String {
    let style = MessageStyle(numbers: numbers, isolatesArguments: isolatesArguments)
    return string(key, values, table: table, value: value, style: style)
  }
}

extension Localizer {
  /// The text for a key with arguments by position: at one go where that can be, and else in the general way.
  func string(
    _ key: String, _ values: UnsafeBufferPointer<MessageValue>, table: String?, value: String?, style: MessageStyle
  ) -> String {
    string(key, values, table: table, value: value, style: style, found: publishedMessage(key, table))
  }

  /// - Parameter message: What was found for the key, if it was looked for at the places where nothing has to be told.
  func string(
    _ key: String, _ values: UnsafeBufferPointer<MessageValue>, table: String?, value: String?, style: MessageStyle,
    found message: PublishedMessage?
  ) -> String {
    let flatStyle = flatStyle(style)
    if let flatStyle, let text = message?.string(values, flatStyle) { return text }
    return string(key, table: table, value: value, style: style) { entry in
      // What could not be written at one go cannot be so a second time.
      message == nil ? flatStyle.flatMap { entry.message.flatString(values, $0, entry.setting) } : nil
    } arguments: {
      values.isEmpty ? .none : .positional(Array(values))
    }
  }

  /// The text for a key with arguments by name.
  func string(
    _ key: String, _ named: [String: any MessageArgument], table: String?, value: String?, style: MessageStyle
  ) -> String {
    string(key, named, table: table, value: value, style: style, found: publishedMessage(key, table))
  }

  /// - Parameter message: What was found for the key, if it was looked for at the places where nothing has to be told.
  func string(
    _ key: String, _ named: [String: any MessageArgument], table: String?, value: String?, style: MessageStyle,
    found message: PublishedMessage?
  ) -> String {
    let flatStyle = flatStyle(style)
    let argument = { (name: String) in named[name]?.messageValue }
    if let flatStyle, let text = message?.string(naming: argument, flatStyle) { return text }
    return string(key, table: table, value: value, style: style) { entry in
      message == nil ? flatStyle.flatMap { entry.message.flatString(naming: argument, $0, entry.setting) } : nil
    } arguments: {
      .named(named.mapValues(\.messageValue))
    }
  }

  /// The text for a key in whatever table and language; what is wrong is told.
  private func string(
    _ key: String, table: String?, value: String?, style: MessageStyle,
    flat: (ResolvedTable.Entry) -> String?, arguments: () -> MessageReference.Arguments
  ) -> String {
    let snapshot = currentSnapshot
    let entry = entry(key, table: table, in: snapshot, orShowing: value)
    if let entry, let text = flat(entry) { return text }
    let reference = MessageReference(key: key, table: table, value: value, arguments: arguments())
    var resolution = Resolution(language: nil, style: style, snapshot: snapshot, of: self)
    var output = PlainOutput()
    resolution.append(reference, entry, of: self, in: snapshot, to: &output)
    return output.text
  }
}
