extension FlatMessage {
  /// The message with its arguments by name; nil where that is for ``MessageFormatter`` to write.
  func string(naming value: (String) -> MessageValue?, _ style: Style, _ setting: MessageSetting) -> String? {
    withUnsafeTemporaryAllocation(of: MessageValue.self, capacity: names.count) { values in
      var count = 0
      defer { values.prefix(upTo: count).deinitialize() }
      for name in names {
        guard let value = value(name) else { return nil }
        values.initializeElement(at: count, to: value)
        count += 1
      }
      return string(UnsafeBufferPointer(values), style, setting)
    }
  }
}
