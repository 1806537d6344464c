import Dragoman
import Foundation

/// The path of a file, for the language in force; nil where there is none, which is an issue.
@available(*, deprecated, message: "write Localizer.main.url(forResource: \"…\", withExtension: \"…\")")
public func KOLocalizedFilePath(forResource: String, ofType: String) -> String? {
  Localizer.main.url(forResource: forResource, withExtension: ofType)?.path
}
