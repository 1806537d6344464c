extension LocalizedText {
  /// One text after the other.
  public static func + (left: Self, right: Self) -> Self { Self(.sequence(left.parts + right.parts)) }

  /// Puts a text behind this one.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// A text with a string behind it, which is shown as it stands.
  @_disfavoredOverload public static func + (left: Self, right: String) -> Self { left + .verbatim(right) }

  /// A text with a string before it, which is shown as it stands.
  @_disfavoredOverload public static func + (left: String, right: Self) -> Self { .verbatim(left) + right }

  /// Puts a string behind this text, which is shown as it stands.
  @_disfavoredOverload public static func += (left: inout Self, right: String) { left = left + .verbatim(right) }

  /// Warns: a text is compared with a text, its string with a string.
  @available(*, deprecated, message: "a text is not its string: write text.string == …")
  public static func == (left: Self, right: String) -> Bool { left.string == right }

  /// What it is put together of; itself where it is one piece.
  var parts: [LocalizedText] {
    if case .sequence(let parts) = content { parts } else { [self] }
  }
}

extension Sequence<LocalizedText> {
  /// The texts one after the other, with a separator between them.
  public func joined(separator: LocalizedText = "") -> LocalizedText {
    var parts: [LocalizedText] = []
    for text in self {
      if !parts.isEmpty { parts += separator.parts }
      parts += text.parts
    }
    return LocalizedText(.sequence(parts))
  }
}
