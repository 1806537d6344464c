import Dragoman

/// Puts a language in force and stores the choice. One without translations is an issue, and changes nothing.
@available(*, deprecated, message: "write try Localizer.main.select(\"…\"), which says what is wrong")
public func KOSetLanguage(_ key: String) { Localizer.main.selectOrReport(tag: key) }

/// The tag of the language in force.
@available(*, deprecated, message: "write Localizer.main.language.identifier")
public func KOCurrentLanguageKey() -> String { Localizer.main.language.identifier }

/// The tags of the languages there are; Base is never among them.
@available(*, deprecated, message: "write Localizer.main.languages, or localizer.languages.map(\\.identifier)")
public func KOGetLanguageArray() -> [String] { Localizer.main.languages.map(\.identifier) }
