import Dragoman
public import Foundation

extension BinaryInteger {
  /// The number as the language writes it.
  @available(*, deprecated, message: "write number.formatted(.number.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared) -> String { l10n(instance) { _ in } }

  /// The number as the language writes it, with zeros before it.
  @available(*, deprecated, message: "write number.formatted(.number.precision(.integerLength(4...)).locale(…))")
  public func l10n(_ instance: L10n = .shared, minIntegerDigits: Int) -> String {
    l10n(instance) { $0.minimumIntegerDigits = minIntegerDigits }
  }

  /// The number as a formatter writes it that a closure sets up.
  @available(*, deprecated, message: "write number.formatted(.number.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared, closure: (_ formatter: NumberFormatter) -> Void) -> String {
    instance.string(from: NSDecimalNumber(string: String(self)), closure)
  }
}

extension BinaryFloatingPoint {
  /// The number as the language writes it.
  @available(*, deprecated, message: "write number.formatted(.number.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared) -> String { l10n(instance) { _ in } }

  /// The number as the language writes it, with so many digits of its fraction.
  @available(*, deprecated, message: "write number.formatted(.number.precision(.fractionLength(2)).locale(…))")
  public func l10n(_ instance: L10n = .shared, fractionDigits: Int) -> String {
    // The formatter of Foundation on Linux forgets the largest number of digits when the smallest one is set.
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(max(fractionDigits, 0)))
    return Double(self).formatted(style.locale(instance.localizer.language.locale))
  }

  /// The number as a formatter writes it that a closure sets up.
  @available(*, deprecated, message: "write number.formatted(.number.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared, closure: (_ formatter: NumberFormatter) -> Void) -> String {
    instance.string(from: NSNumber(value: Double(self)), closure)
  }
}

@available(*, deprecated)
extension L10n {
  fileprivate func string(from number: NSNumber, _ setUp: (NumberFormatter) -> Void) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    setUp(formatter)
    return formatter.string(from: number) ?? number.stringValue
  }
}
