public import Dragoman
public import Foundation

/// `Localizer.main`, as ACLocalized calls it.
@available(*, deprecated, message: "write Localizer.main")
public final class ACLocalizedCore: Sendable {
  /// The only one.
  public static let shared = ACLocalizedCore()

  private init() {}

  /// The bundle that the texts come from. Setting it sets `Localizer.main` anew.
  public var coreBundle: Bundle {
    get { Localizer.main.programBundle }
    set { Localizer.main = Localizer.main.replacement { _ in [.bundle(newValue)] } }
  }

  /// The language of the texts shown when nothing else fits. Setting it sets `Localizer.main` anew.
  public var defaultLanguage: Language {
    get { Localizer.main.defaultLanguage }
    set { Localizer.main = Localizer.main.replacement(defaultLanguage: newValue) }
  }

  /// The language in force. Setting one without translations is an issue, and changes nothing.
  public var language: Language {
    get { Localizer.main.language }
    set { Localizer.main.selectOrReport(newValue) }
  }

  /// The languages there are.
  public var supportedLanguages: [Language] { Localizer.main.languages }

  /// The text for a key of a table.
  public func localizedString(key: String, table: String, args: any MessageArgument...) -> String {
    Localizer.main.string(key, arguments: args, table: table)
  }
}
