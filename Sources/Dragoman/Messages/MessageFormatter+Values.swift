import Foundation

extension MessageFormatter {
  /// Writes a value as the language shows it.
  mutating func append(_ value: MessageValue, to output: inout some TextOutput) {
    let locales = context.setting.locales
    switch value.kind {
    case .integer(let number): output.append(string(number))
    case .unsigned(let number): output.append(string(number))
    case .number(let number): output.append(string(number))
    case .decimal(let number): output.append(string(number))
    case .boolean(let truth): output.append(truth ? "true" : "false")
    case .text(let text): output.append(text)
    case .date(let date): output.append(date.formatted(Self.dateStyle.locale(locales.dates)))
    case .list(let values): append(list: values, to: &output)
    case .localized(let text): append(nested: text, to: &output)
    case .attributed(let text): output.append(text)
    case .formatted(let argument): output.append(argument.string(in: locales))
    case .missing: break
    }
  }

  private static let dateStyle = Date.FormatStyle(date: .abbreviated, time: .omitted)

  private var writesPlainNumbers: Bool { context.localizer.configuration.numbers == .plain }

  private func string<Number: BinaryInteger>(_ number: Number) -> String {
    if writesPlainNumbers { return String(number) }
    return number.formatted(IntegerFormatStyle<Number>(locale: context.setting.locales.numbers))
  }

  private func string(_ number: Double) -> String {
    if writesPlainNumbers { return number.formatted(.number.grouping(.never).locale(Self.plain)) }
    return number.formatted(.number.locale(context.setting.locales.numbers))
  }

  private func string(_ number: Decimal) -> String {
    if writesPlainNumbers { return number.formatted(.number.grouping(.never).locale(Self.plain)) }
    return number.formatted(.number.locale(context.setting.locales.numbers))
  }

  private static let plain = Locale(identifier: "en_US_POSIX")

  /// A text in a message speaks the language of the message.
  private mutating func append(nested text: LocalizedText, to output: inout some TextOutput) {
    var inner = Resolution(language: context.setting.language)
    inner.append(text, to: &output)
  }

  /// The items are written one by one and then joined; attributes do not survive that.
  private mutating func append(list values: [MessageValue], to output: inout some TextOutput) {
    var items: [String] = []
    for value in values {
      var item = PlainOutput()
      append(value, to: &item)
      items.append(item.text)
    }
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
    output.append(items.formatted(style.locale(context.setting.locales.dates)))
  }
}
