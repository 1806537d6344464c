import Dragoman
import Foundation

/// The name of the notification of a change, as a string: that of `Localizer.languageDidChange`.
@available(*, deprecated, message: "write Localizer.languageDidChange, which is a Notification.Name")
public var LCLLanguageChangeNotification: String { Localizer.languageDidChange.rawValue }
