public import Foundation

extension Date {
  /// The moment in the style that is neither short nor long.
  @available(*, deprecated, message: "write date.formatted(.dateTime.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared, formattingContext: Formatter.Context? = nil) -> String {
    l10n(instance, dateStyle: .medium, timeStyle: .medium, formattingContext: formattingContext)
  }

  /// The day in a style.
  @available(*, deprecated, message: "write date.formatted(.dateTime.locale(Localizer.main.language.locale))")
  public func l10n(
    _ instance: L10n = .shared, dateStyle: DateFormatter.Style, formattingContext: Formatter.Context? = nil
  ) -> String {
    l10n(instance, dateStyle: dateStyle, timeStyle: .none, formattingContext: formattingContext)
  }

  /// The time in a style.
  @available(*, deprecated, message: "write date.formatted(.dateTime.locale(Localizer.main.language.locale))")
  public func l10n(
    _ instance: L10n = .shared, timeStyle: DateFormatter.Style, formattingContext: Formatter.Context? = nil
  ) -> String {
    l10n(instance, dateStyle: .none, timeStyle: timeStyle, formattingContext: formattingContext)
  }

  /// The day and the time, each in a style.
  @available(*, deprecated, message: "write date.formatted(.dateTime.locale(Localizer.main.language.locale))")
  public func l10n(
    _ instance: L10n = .shared, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style,
    formattingContext: Formatter.Context? = nil
  ) -> String {
    l10n(instance) { formatter in
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      formatter.set(formattingContext)
    }
  }

  /// The moment in the fields of a template, in the order of the language.
  @available(*, deprecated, message: "write date.formatted(.dateTime.day().month().locale(…))")
  public func l10n(
    _ instance: L10n = .shared, template: String, formattingContext: Formatter.Context? = nil
  ) -> String {
    l10n(instance) { formatter in
      formatter.setLocalizedDateFormatFromTemplate(template)
      formatter.set(formattingContext)
    }
  }

  /// The moment in a format, with the words of the language.
  @available(*, deprecated, message: "write date.formatted(Date.VerbatimFormatStyle(…)), or use a template")
  public func l10n(
    _ instance: L10n = .shared, format: String, formattingContext: Formatter.Context? = nil
  ) -> String {
    l10n(instance) { formatter in
      formatter.dateFormat = format
      formatter.set(formattingContext)
    }
  }

  /// The moment as a formatter writes it that a closure sets up.
  @available(*, deprecated, message: "write date.formatted(.dateTime.locale(Localizer.main.language.locale))")
  public func l10n(_ instance: L10n = .shared, closure: (_ formatter: DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = instance.locale
    closure(formatter)
    return formatter.string(from: self)
  }
}

extension DateFormatter {
  fileprivate func set(_ context: Formatter.Context?) {
    // Elsewhere Foundation knows no contexts.
    #if canImport(Darwin)
      if let context { formattingContext = context }
    #endif
  }
}
