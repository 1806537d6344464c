/// What the formatting of one message needs to know besides its arguments.
struct FormattingContext: Sendable {
  let setting: MessageSetting
  /// Which message it is; nil for a value that stands alone.
  private let key: String?
  private let table: String?
  /// What the call asked for.
  let style: MessageStyle
  let writesPlainNumbers: Bool
  let isolatesArguments: Bool
  // Not the localizer: it is referred to weakly elsewhere, which makes each copy of a reference to it slow.
  private let reporter: IssueReporter

  init(setting: MessageSetting, localizer: Localizer, reference: MessageReference?, style: MessageStyle) {
    self.setting = setting
    key = reference?.key
    table = reference?.table
    self.style = style
    let configuration = localizer.configuration
    writesPlainNumbers = (style.numbers ?? configuration.numbers) == .plain
    isolatesArguments = style.isolatesArguments ?? configuration.isolatesArguments
    reporter = localizer.reporter
  }

  func report(_ facts: LocalizationIssue.Facts) {
    reporter.report(LocalizationIssue(facts, key: key, table: table, language: setting.language))
  }
}
