import Dragoman

/// Puts a language in force and stores the choice. One without translations is an issue, and changes nothing.
@available(*, deprecated, message: "write try Localizer.main.select(\"…\"), which says what is wrong")
public func KOLocalizedChangeLocale(key: String) { Localizer.main.selectOrReport(tag: key) }

/// The tag of the language in force.
@available(*, deprecated, message: "write Localizer.main.language.identifier")
public func KOLocalizedCurrentLocale() -> String { Localizer.main.language.identifier }

/// The tag of the language in force, but `ua` for Ukrainian.
@available(*, deprecated, message: "write Localizer.main.language.identifier, which is uk for Ukrainian")
public func KOLocalizedCurrentLocaleForWeb() -> String {
  let tag = Localizer.main.language.identifier
  return tag == "uk" ? "ua" : tag
}
