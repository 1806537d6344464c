import Dragoman
public import Foundation

extension Notification.Name {
  /// Posted on the main thread after everything bound is written.
  @available(*, deprecated, message: "write Localizer.languageDidChange")
  public static var L10nLanguageChanged: Notification.Name { Localizer.languageDidChange }
}
