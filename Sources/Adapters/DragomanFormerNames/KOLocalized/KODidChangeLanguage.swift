import Dragoman
public import Foundation

/// Posted on the main thread after everything bound is written.
@available(*, deprecated, renamed: "Localizer.languageDidChange")
public var KODidChangeLanguage: Notification.Name { Localizer.languageDidChange }

extension Notification.Name {
  /// Posted on the main thread after everything bound is written.
  @available(*, deprecated, message: "write Localizer.languageDidChange")
  public static var KODidChangeLanguage: Notification.Name { Localizer.languageDidChange }
}
