import Dragoman
public import Foundation
import Synchronization

/// A localizer, as L10n-swift calls it.
@available(*, deprecated, message: "write Localizer.main, or a Localizer of your own")
public final class L10n: Sendable {
  /// That of the program: `Localizer.main`, whichever that is.
  public static let shared = L10n(own: nil)

  private let own: Mutex<Localizer?>

  private init(own: Localizer?) { self.own = Mutex(own) }

  /// Makes one over a bundle, with a language of its own that is not stored.
  ///
  /// - Parameters:
  ///   - bundle: Where the texts come from.
  ///   - language: The tag of the language; nil is the language in force.
  public convenience init(bundle: Bundle = .main, language: String? = nil) {
    let first = language.map(Language.init(stringLiteral:)) ?? Localizer.main.language
    self.init(
      own: Localizer(bundle: bundle, selection: LanguageSelection(store: .memory, preferredLanguages: [first])))
  }

  var localizer: Localizer { own.withLock { $0 } ?? .main }

  /// The tag of the language in force. Setting one without translations is an issue, and changes nothing.
  public var language: String {
    get { localizer.language.identifier }
    set { localizer.selectOrReport(tag: newValue) }
  }

  /// The tag of the language of the texts shown when nothing else fits.
  public var fallbackLanguage: String {
    get { localizer.defaultLanguage.identifier }
    set { replace(by: localizer.replacement(defaultLanguage: Language(identifier: newValue))) }
  }

  /// The conventions of the language in force.
  public var locale: Locale? { localizer.language.locale }

  /// The tags of the languages there are.
  public var supportedLanguages: [String] { localizer.languages.map(\.identifier) }

  /// The tag of the language that is in force when none is chosen.
  public var preferredLanguage: String { localizer.languageOfSystem.identifier }

  private func replace(by localizer: Localizer) {
    let isOwn = own.withLock { own in
      if own != nil { own = localizer }
      return own != nil
    }
    if !isOwn { Localizer.main = localizer }
  }
}
