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

  /// The text in the widest of its variants that has room in so many columns, for translations that come in several
  /// widths (`NSStringVariableWidthRuleType`); without this, the widest of all.
  ///
  /// What a column is, the program and its translators agree on: commonly the width of an `M`.
  public func fitting(width: Int) -> Self { styled(MessageStyle(width: width)) }

  /// The same text where a style says nothing.
  func styled(_ style: MessageStyle) -> Self {
    style == MessageStyle() ? self : Self(.styled(self, style))
  }
}
