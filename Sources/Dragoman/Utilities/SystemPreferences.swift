import Foundation

/// What the operating system knows of the person; the one place where systems differ in it.
package enum SystemPreferences {
  #if os(Linux)
    /// The person's languages as they are now.
    package static var languages: PreferredLanguages {
      PreferredLanguages(environment: ProcessInfo.processInfo.environment)
    }

    /// The person's habits for numbers and dates as they are now.
    package static var conventions: PersonalConventions {
      PersonalConventions(environment: ProcessInfo.processInfo.environment)
    }
  #elseif canImport(Darwin)
    /// The person's languages as they are now: those of a launch argument, or else those of the whole system.
    ///
    /// The application's own list is left out, since there lies what Dragoman itself wrote.
    package static var languages: PreferredLanguages {
      let key = "AppleLanguages"
      let launch = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)[key]
      let system = UserDefaults.standard.persistentDomain(forName: UserDefaults.globalDomain)?[key]
      return PreferredLanguages(defaultsValue: launch) ?? PreferredLanguages(defaultsValue: system)
        ?? PreferredLanguages(defaultsValue: Locale.preferredLanguages)
        ?? PreferredLanguages(languages: [], source: .system)
    }

    /// The person's habits for numbers and dates as they are now.
    package static var conventions: PersonalConventions {
      PersonalConventions(Locale.Components(locale: .current))
    }
  #else
    #error("How this operating system says which languages a person prefers has to be written here.")
  #endif
}
