extension LocalizedText {
  /// The text with its Markdown interpreted: emphasis, code and links become attributes of ``attributedString``.
  ///
  /// Only what translators wrote is Markdown; arguments are shown as they are. On Linux, where Foundation interprets no
  /// Markdown, asking for it is an issue and the text is shown as it is written.
  public var markdown: Self { Self(.markdown(self)) }
}

extension Resolution {
  mutating func append(markdown text: LocalizedText, to output: inout some TextOutput) {
    guard SystemMarkdown.isThere else {
      Localizer.main.reporter.report(LocalizationIssue(.markdownUnavailable))
      return append(text, to: &output)
    }
    var source = MarkdownOutput()
    append(text, to: &source)
    output.append(source.attributedString(by: SystemMarkdown.interpret))
  }
}
