internal import Foundation

/// How a person writes numbers and dates, whatever the language: what a ``Language`` takes over into its locale.
package struct PersonalConventions: Sendable, Hashable {
  /// What the person has chosen for one purpose; nil is what the language or region does by itself.
  struct Choice: Sendable, Hashable {
    var region: Locale.Region?
    var calendar: Calendar.Identifier?
    var hourCycle: Locale.HourCycle?
    var numberingSystem: Locale.NumberingSystem?
  }

  let numbers: Choice
  let dates: Choice

  /// The conventions of the system's settings, the same for all purposes.
  init(_ components: Locale.Components) {
    numbers = Choice(
      region: components.region ?? components.languageComponents.region, calendar: components.calendar,
      hourCycle: components.hourCycle, numberingSystem: components.numberingSystem)
    dates = numbers
  }

  /// The variables of a Unix environment that say something of them.
  static let environmentVariables = ["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"]

  /// The conventions of a Unix environment, which are those of a region.
  ///
  /// That of `LC_ALL`, or else of `LC_NUMERIC` for numbers and of `LC_TIME` for dates, or else of `LANG`.
  package init(environment: [String: String]) {
    numbers = Choice(region: Self.region(of: "LC_NUMERIC", in: environment))
    dates = Choice(region: Self.region(of: "LC_TIME", in: environment))
  }

  private static func region(of category: String, in environment: [String: String]) -> Locale.Region? {
    UnixLocale.value(of: ["LC_ALL", category, "LANG"], in: environment)
      .flatMap { POSIXLocaleName($0).language?.region }.map { Locale.Region($0) }
  }
}
