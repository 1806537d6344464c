import Dragoman
import Foundation

/// The shop's texts and their localizer.
enum ShopTexts {
  /// The choice is forgotten at the end, so that the demo starts in the language of the system each time.
  static let selection = LanguageSelection(store: .memory)

  static var localizer: Localizer {
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    return Localizer(bundle: .module, selection: selection, configuration: configuration)
  }
}
