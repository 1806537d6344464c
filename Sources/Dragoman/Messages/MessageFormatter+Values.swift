import Foundation

extension MessageFormatter {
  /// Writes a value as the language shows it.
  func append(_ value: MessageValue, to output: inout some TextOutput) {
    switch value.kind {
    case .integer(let number): output.append(integer(WholeNumber(number), isPlain: context.writesPlainNumbers))
    case .unsigned(let number): output.append(integer(WholeNumber(number), isPlain: context.writesPlainNumbers))
    case .wide: output.append(wide(value, isPlain: context.writesPlainNumbers))
    case .number, .decimal, .fixed: output.append(number(value, isPlain: context.writesPlainNumbers))
    case .verbatim(let value): append(verbatim: value, to: &output)
    case .boolean(let truth): output.append(truth ? "true" : "false")
    case .text(let text): output.append(text)
    case .date(let date): output.append(date.formatted(Self.dateStyle.locale(context.setting.locales.dates)))
    case .list(let values): append(list: values, to: &output)
    case .localized(let text): append(nested: text, to: &output)
    case .attributed(let text): output.append(text)
    case .formatted(let argument): output.append(argument.string(in: context.setting.locales))
    case .missing: break
    }
  }

  private static let dateStyle = Date.FormatStyle(date: .abbreviated, time: .omitted)

  var numberLocale: Locale { context.setting.locales.numbers }
  var numberSymbols: NumberSymbols { context.setting.locales.numberSymbols }

  /// Whether a number is written in ASCII digits, as the argument or the call wants it.
  func isPlain(_ value: MessageValue) -> Bool {
    if case .verbatim = value.kind { true } else { context.writesPlainNumbers }
  }

  private func integer(_ number: WholeNumber, isPlain: Bool) -> String {
    isPlain ? number.ascii : LocalizedIntegerWriter(symbols: numberSymbols).string(number)
  }

  private func wide(_ value: MessageValue, isPlain: Bool) -> String {
    value.wholeNumber.map { integer($0, isPlain: isPlain) } ?? ""
  }

  private func number(_ value: MessageValue, isPlain: Bool) -> String {
    value.number(in: isPlain ? MessageValue.plainLocale : numberLocale, grouping: !isPlain) ?? ""
  }

  private func append(verbatim value: MessageValue, to output: inout some TextOutput) {
    if let number = value.wholeNumber, value.fits(.integer) { return output.append(number.ascii) }
    output.append(number(value, isPlain: true))
  }

  /// A text in a message speaks the language of the message.
  private func append(nested text: LocalizedText, to output: inout some TextOutput) {
    var inner = Resolution(language: context.setting.language, style: context.style)
    inner.append(text, to: &output)
  }

  /// The items are written one by one and then joined.
  private func append<Output: TextOutput>(list values: [MessageValue], to output: inout Output) {
    let writer = ListWriter(locale: context.setting.locales.dates)
    if Output.keepsAttributes {
      output.append(writer.attributedString(values.map { attributedString($0) }))
    } else {
      output.append(writer.string(values.map { string($0) }))
    }
  }

  /// A value by itself, as the language shows it.
  func string(_ value: MessageValue) -> String {
    var output = PlainOutput()
    append(value, to: &output)
    return output.text
  }

  /// A value by itself, with its attributes.
  func attributedString(_ value: MessageValue) -> AttributedString {
    var output = AttributedOutput()
    append(value, to: &output)
    return output.text
  }
}
