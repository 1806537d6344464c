public import Foundation

/// The value of an argument, taken over when a call is made.
///
/// Values of it are made through ``MessageArgument``; what is in one is not public.
public struct MessageValue: Sendable, Hashable {
  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// What is larger than a text is boxed, so that a value is small to hand on.
  package enum Kind: Sendable, Hashable {
    case integer(Int64)
    /// An integer above `Int64.max`.
    case unsigned(UInt64)
    /// An integer of more than 64 bits.
    indirect case wide(isNegative: Bool, magnitude: UInt128)
    case number(Double)
    indirect case decimal(Decimal)
    /// A number with just so many fraction digits.
    indirect case fixed(Decimal, fractionDigits: Int)
    /// A number in ASCII digits without grouping, whatever the language.
    indirect case verbatim(MessageValue)
    case boolean(Bool)
    case text(String)
    case date(Date)
    case list([MessageValue])
    case localized(LocalizedText)
    case attributed(AttributedString)
    indirect case formatted(FormattedArgument)
    case missing
  }
}

extension MessageValue {
  /// An integer, formatted in the digits and grouping of the language; one of more than 128 bits is a text.
  public static func integer(_ value: some BinaryInteger) -> Self {
    if let value = Int64(exactly: value) { return Self(.integer(value)) }
    if let value = UInt64(exactly: value) { return Self(.unsigned(value)) }
    if let magnitude = UInt128(exactly: value.magnitude),
      WholeNumber(isNegative: value < 0, magnitude: magnitude) != nil
    {
      return Self(.wide(isNegative: value < 0, magnitude: magnitude))
    }
    return Self(.text(String(value)))
  }

  /// A binary number.
  public static func number(_ value: Double) -> Self { Self(.number(value)) }

  /// A decimal number.
  @_disfavoredOverload public static func number(_ value: Decimal) -> Self { Self(.decimal(value)) }

  /// A text, shown as it is.
  public static func text(_ value: String) -> Self { Self(.text(value)) }

  /// A moment, shown as an abbreviated date.
  public static func date(_ value: Date) -> Self { Self(.date(value)) }

  /// Several values, joined as the language joins a list.
  public static func list(_ values: [MessageValue]) -> Self { Self(.list(values)) }

  /// A text of its own, resolved in the language of the message.
  public static func localized(_ text: LocalizedText) -> Self { Self(.localized(text)) }

  /// A text whose attributes are kept.
  public static func attributed(_ text: AttributedString) -> Self { Self(.attributed(text)) }

  /// No value: an optional that was nil. Shown as nothing.
  public static var missing: Self { Self(.missing) }
}
