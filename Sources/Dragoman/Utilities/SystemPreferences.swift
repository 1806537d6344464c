import Foundation

/// What the operating system knows of the person; the one place where systems differ in it.
package enum SystemPreferences {
  #if os(Linux)
    /// The person's languages in the environment as it is now.
    package static var languages: PreferredLanguages {
      let names = PreferredLanguages.environmentVariables
      let values = EnvironmentVariables.values(of: names)
      return knownLanguages.answer(to: values) {
        let pairs = zip(names, values).compactMap { name, value in value.map { (name, $0) } }
        return PreferredLanguages(environment: Dictionary(uniqueKeysWithValues: pairs))
      }
    }

    private static let knownLanguages = AnswerCache<[String?], PreferredLanguages>(limit: 8)

    /// The person's habits for numbers and dates as they are now.
    package static var conventions: PersonalConventions {
      PersonalConventions(environment: values(of: PersonalConventions.environmentVariables))
    }

    private static func values(of names: [String]) -> [String: String] {
      let pairs = zip(names, EnvironmentVariables.values(of: names)).compactMap { name, value in
        value.map { (name, $0) }
      }
      return Dictionary(pairs) { $1 }
    }

    /// A launch argument names no languages here.
    static let launchLanguages: [String]? = nil

    /// Whether the system keeps a list of languages for each app, under `AppleLanguages`.
    static let keepsLanguagesOfApps = false
  #elseif canImport(Darwin)
    /// The person's languages in the settings of the whole system as they are now.
    package static var languages: PreferredLanguages {
      let system = UserDefaults.standard.persistentDomain(forName: UserDefaults.globalDomain)?["AppleLanguages"]
      let tags = (system as? [String]) ?? Locale.preferredLanguages
      return PreferredLanguages(languages: tags.compactMap(Language.init(identifier:)), source: .system)
    }

    /// The person's habits for numbers and dates as they are now.
    package static var conventions: PersonalConventions {
      PersonalConventions(Locale.Components(locale: .current))
    }

    /// The list of the launch argument `-AppleLanguages`.
    static var launchLanguages: Any? {
      UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)["AppleLanguages"]
    }

    /// Whether the system keeps a list of languages for each app, under `AppleLanguages`.
    static let keepsLanguagesOfApps = true
  #else
    #error("How this operating system says which languages a person prefers has to be written here.")
  #endif
}
