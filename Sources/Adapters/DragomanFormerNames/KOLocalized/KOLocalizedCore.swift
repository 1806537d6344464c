import Dragoman
public import Foundation

/// What KOLocalizedString is set up by. There is nothing to set up.
@available(*, deprecated, message: "there is nothing to set up: delete the call")
public final class KOLocalizedCore: Sendable {
  /// The only one.
  public static let main = KOLocalizedCore()

  private init() {}

  /// Does nothing.
  public func configure() {}

  /// The folder of the language in force; the program's bundle where there is no such folder.
  public var currentBundle: Bundle? { Localizer.main.languageBundle }
}
