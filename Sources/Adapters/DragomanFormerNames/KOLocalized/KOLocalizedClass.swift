import Dragoman

/// The language of the program, as the file KOLocalized calls it.
@available(*, deprecated, message: "write Localizer.main")
public final class KOLocalizedClass: Sendable {
  /// The only one.
  public static let instanc = KOLocalizedClass()

  /// The only one, as later versions spell it.
  public static let instance = instanc

  private init() {}

  /// Puts a language in force and stores the choice. One without translations is an issue, and changes nothing.
  public func changeLocalized(key: String) { Localizer.main.selectOrReport(tag: key) }

  /// Puts a language in force and stores the choice, as later versions spell it.
  public func changeLocalizedWithKey(_ key: String) { changeLocalized(key: key) }

  /// Goes back to the languages of the system, and forgets the choice.
  public func defaultLocale() { Localizer.main.followSystem() }

  /// The text for a key.
  public func valueWith(key: String) -> String { key.localized }
}
