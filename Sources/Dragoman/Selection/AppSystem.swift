/// What a system says and keeps for an app besides the app's own defaults.
struct AppSystem: Sendable {
  /// The list of the launch argument `-AppleLanguages`; empty without one.
  var launchLanguages: [String] = []
  /// The person's languages in the settings, as they are written there.
  var languages: [String]
  /// Whether it keeps a list for each app under `AppleLanguages`, as Apple's do.
  var keepsLanguagesOfApps: Bool

  /// The one that the program runs on.
  static var current: Self {
    Self(
      launchLanguages: DefaultsRules.list(SystemPreferences.launchLanguages) ?? [],
      languages: SystemPreferences.languages.identifiers,
      keepsLanguagesOfApps: SystemPreferences.keepsLanguagesOfApps)
  }
}
