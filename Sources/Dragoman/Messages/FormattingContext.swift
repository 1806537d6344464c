/// What the formatting of one message needs to know besides its arguments.
struct FormattingContext: Sendable {
  let setting: MessageSetting
  let localizer: Localizer
  /// Which message it is; nil for a value that stands alone.
  let reference: MessageReference?
  /// What the call asked for.
  let style: MessageStyle

  var writesPlainNumbers: Bool { (style.numbers ?? localizer.configuration.numbers) == .plain }
  var isolatesArguments: Bool { style.isolatesArguments ?? localizer.configuration.isolatesArguments }

  func report(_ facts: LocalizationIssue.Facts) {
    localizer.reporter.report(
      LocalizationIssue(facts, key: reference?.key, table: reference?.table, language: setting.language))
  }
}
