package import Foundation

/// The locales by which a language's texts write numbers and dates.
///
/// They depend on nothing but the language and the conventions given, and are the same on every machine.
package struct LanguageLocales: Sendable, Hashable {
  package let numbers: Locale
  package let dates: Locale
  private let madeNumberSymbols = MadeOnce<NumberSymbols>()

  /// How whole numbers are written in ``numbers``; found out at the first use.
  var numberSymbols: NumberSymbols { madeNumberSymbols.value { NumberSymbols(numbers) } }

  /// What is made of them, without counting a reference.
  @inline(__always)
  func withNumberSymbols<Result>(_ body: (NumberSymbols) -> Result) -> Result {
    madeNumberSymbols.withValue({ NumberSymbols(numbers) }, body)
  }

  /// The language as a person writes in it; without a person, as the language alone has it.
  package init(_ language: Language, following person: PersonalConventions?) {
    guard let person, language.region == nil else {
      numbers = Locale(components: Self.base(language))
      dates = numbers
      return
    }
    numbers = Self.locale(language, person.numbers)
    dates = Self.locale(language, person.dates)
  }

  private static func locale(_ language: Language, _ choice: PersonalConventions.Choice) -> Locale {
    // What the tag itself says, in an extension, stays.
    var components = base(language)
    components.region = components.region ?? choice.region ?? language.likelyRegion.map { Locale.Region($0) }
    components.calendar = components.calendar ?? choice.calendar
    components.hourCycle = components.hourCycle ?? choice.hourCycle
    components.numberingSystem = components.numberingSystem ?? choice.numberingSystem
    return Locale(components: components)
  }

  /// For a language without data Foundation would take the environment's: such a one gets what all the world reads.
  private static func base(_ language: Language) -> Locale.Components {
    guard !FoundationLocales.know(language) else { return Locale.Components(identifier: language.identifier) }
    var components = Locale.Components(identifier: "en-001")
    components.region = language.region.map { Locale.Region($0) }
    return components
  }
}
