import Foundation

@testable import Dragoman

/// The engine for printf formats by itself, without a table or a look-up.
struct PrintfPrinter {
  let locale: Locale
  let issues = IssueList()
  private let context: FormattingContext

  init(_ language: Language, numbers: Localizer.Configuration.NumberStyle = .localized, isolates: Bool = false) {
    let locales = LanguageLocales(language, following: nil)
    let issues = issues
    locale = locales.numbers
    context = FormattingContext(
      setting: MessageSetting(language: language, locales: locales, isFurther: false),
      localizer: Localizer(sources: [], selection: LanguageSelection(store: .memory)) { issues.append($0) },
      reference: nil, style: MessageStyle(numbers: numbers, isolatesArguments: isolates))
  }

  func string(_ format: String, _ arguments: [MessageValue], from firstArgument: Int = 0) -> String {
    append(format, arguments, from: firstArgument, to: PlainOutput()).text
  }

  func append<Output: TextOutput>(
    _ format: String, _ arguments: [MessageValue], from firstArgument: Int = 0, to output: Output
  ) -> Output {
    let formatter = MessageFormatter(context: context)
    var output = output
    formatter.append(
      PrintfPattern(parsing: format), arguments: .list(arguments), firstArgument: firstArgument, to: &output)
    return output
  }
}
