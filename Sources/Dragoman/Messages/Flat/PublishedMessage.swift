/// A message of a table that is in force, without a reference to it that would have to be counted: whoever finds it may
/// use it as long as the localizer is there, which keeps all tables that were ever in force.
struct PublishedMessage {
  private let parts: Unmanaged<Message.Parts>
  private let setting: Unmanaged<MessageSetting>

  init(_ parts: Unmanaged<Message.Parts>, _ setting: Unmanaged<MessageSetting>) {
    (self.parts, self.setting) = (parts, setting)
  }

  /// See ``FlatMessage/string(_:_:_:)``.
  @inline(__always)
  func string(_ values: UnsafeBufferPointer<MessageValue>, _ style: FlatMessage.Style) -> String? {
    // Without any arguments a text is no format.
    guard !values.isEmpty else { return nil }
    return parts._withUnsafeGuaranteedRef { parts in
      setting._withUnsafeGuaranteedRef { parts.flatString(values, style, $0) }
    }
  }

  /// See ``FlatMessage/string(naming:_:_:)``.
  @inline(__always)
  func string(naming value: (String) -> MessageValue?, _ style: FlatMessage.Style) -> String? {
    parts._withUnsafeGuaranteedRef { parts in
      setting._withUnsafeGuaranteedRef { parts.flatString(naming: value, style, $0) }
    }
  }
}
