public import Foundation

/// A value together with the format style that writes it; the language of the message is put in when it is resolved.
public struct FormattedArgument: MessageArgument, Hashable {
  private let box: any FormattedBox

  init<F: FormatStyle & Sendable>(_ value: F.FormatInput, _ format: F)
  where F.FormatInput: Hashable & Sendable, F.FormatOutput == String {
    box = StyledValue(value: value, format: format)
  }

  /// The value, to be written by its own style.
  public var messageValue: MessageValue { MessageValue(.formatted(self)) }

  /// The value as its style writes it in a language.
  func string(in locales: LanguageLocales) -> String { box.string(in: locales) }

  /// Compares values and styles.
  public static func == (left: Self, right: Self) -> Bool { left.box.identity == right.box.identity }

  /// Feeds the value and the style to a hasher.
  public func hash(into hasher: inout Hasher) { box.identity.hash(into: &hasher) }
}

extension MessageArgument where Self == FormattedArgument {
  /// A value written by a format style in the language of the message: `.formatted(price, .currency(code: "EUR"))`.
  public static func formatted<F: FormatStyle & Sendable>(_ value: F.FormatInput, _ format: F) -> Self
  where F.FormatInput: Hashable & Sendable, F.FormatOutput == String {
    FormattedArgument(value, format)
  }
}

private protocol FormattedBox: Sendable {
  func string(in locales: LanguageLocales) -> String
  var identity: AnyHashable { get }
}

private struct StyledValue<F: FormatStyle & Sendable>: FormattedBox, Hashable
where F.FormatInput: Hashable & Sendable, F.FormatOutput == String {
  let value: F.FormatInput
  let format: F

  func string(in locales: LanguageLocales) -> String {
    // A person can have one region for dates and another for numbers.
    format.locale(F.FormatInput.self == Date.self ? locales.dates : locales.numbers).format(value)
  }

  var identity: AnyHashable { AnyHashable(self) }
}
