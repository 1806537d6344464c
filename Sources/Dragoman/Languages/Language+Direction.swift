public import Foundation
internal import DragomanLocaleData

extension Language {
  /// The direction in which the language is written, from the script it names or most likely has.
  ///
  /// It comes from CLDR's data and not from the operating system, which does not know every language.
  public var direction: Locale.LanguageDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    guard let fields = LanguageTag(identifier)?.fields, !fields.language.isEmpty else { return false }
    return ScriptDirection.isRightToLeft(LikelySubtags.maximize(fields).script)
  }
}
