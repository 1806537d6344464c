extension LocalizedText {
  /// The text with its numbers, and those of the texts in it, in another style than its localizer's:
  /// `.key("archive", year).numbers(.plain)`.
  public func numbers(_ style: Localizer.Configuration.NumberStyle) -> Self {
    styled(MessageStyle(numbers: style))
  }

  /// The text with the arguments of its messages wrapped in Unicode isolates (FSI and PDI), or not, whatever its
  /// localizer does.
  public func isolatingArguments(_ isolates: Bool = true) -> Self {
    styled(MessageStyle(isolatesArguments: isolates))
  }

  /// The same text where a style says nothing.
  func styled(_ style: MessageStyle) -> Self {
    style == MessageStyle() ? self : Self(.styled(self, style))
  }
}
