package import Dragoman
package import Foundation

/// What a bundle would answer for a key if the app had been launched in another language.
///
/// Foundation reads the files, so that a text with plurals is what `localizedStringWithFormat` expects.
package enum BundleText {
  /// The text for a key; nil where no folder of a language has it.
  package static func string(forKey key: String, table: String?, in bundle: Bundle, localizer: Localizer) -> String? {
    for folder in localizer.languageFolders(of: bundle).compactMap(Bundle.init(path:)) {
      let text = folder.localizedString(forKey: key, value: missing, table: table)
      if text != missing { return text }
    }
    return nil
  }

  /// What no text is.
  private static let missing = "\u{F8FF}missing\u{F8FF}"
}
