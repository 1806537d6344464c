import Foundation
import Synchronization

extension LanguageStores {
  /// Keeps the choice in the defaults of the app, or of an app group that several programs share.
  ///
  /// The standard defaults take over, once, what five other libraries have stored there. On Apple's systems the choice
  /// is also written to `AppleLanguages` of the standard defaults, for the system's own texts at the next launch.
  public final class Defaults: LanguageStoring {
    /// The name of the suite; nil for the standard defaults.
    public let suite: String?
    /// A launch argument masks what was stored before, not what is chosen while the program runs.
    private let hasWritten = Atomic<Bool>(false)

    /// Makes a store over the standard defaults or a suite.
    public init(suite: String? = nil) { self.suite = suite }

    /// The language that was chosen.
    public func read() -> Language? {
      let isMaskable = suite == nil && !hasWritten.load(ordering: .relaxed)
      return edit { isMaskable ? $0.startUp() : $0.storedChoice }
    }

    /// Stores a choice.
    public func write(_ language: Language?) {
      hasWritten.store(true, ordering: .relaxed)
      edit { $0.choose(language) }
    }

    /// An element when another process has changed the choice (on Apple's systems; elsewhere nothing tells of it).
    public var changes: AsyncStream<Void> {
      #if canImport(ObjectiveC)
        DefaultsObservation.changes(of: DefaultsRules.Key.choice, in: defaults)
      #else
        AsyncStream { $0.finish() }
      #endif
    }
  }
}

extension LanguageStoring where Self == LanguageStores.Defaults {
  /// A store in the app's own defaults.
  public static var standardDefaults: Self { LanguageStores.Defaults() }

  /// A store in the defaults of a suite, such as that of an app group.
  public static func defaults(suite: String) -> Self { LanguageStores.Defaults(suite: suite) }
}

extension LanguageStores.Defaults {
  private var defaults: UserDefaults { suite.flatMap(UserDefaults.init(suiteName:)) ?? .standard }

  /// The name of the domain that is the program's own, or the suite's.
  private var domain: String {
    suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The person's languages as the system has them for this program.
  static var preferredLanguages: PreferredLanguages {
    let system = SystemPreferences.languages
    guard SystemPreferences.keepsLanguagesOfApps else { return system }
    let tags = LanguageStores.Defaults().rules.preferredLanguages
    return PreferredLanguages(languages: tags.compactMap(Language.init(identifier:)), source: .system)
  }

  private var rules: DefaultsRules {
    // The program's own domain only: `object(forKey:)` would answer from the launch argument and the global domain.
    DefaultsRules(
      values: defaults.persistentDomain(forName: domain) ?? [:],
      launchLanguages: DefaultsRules.list(SystemPreferences.launchLanguages) ?? [],
      systemLanguages: SystemPreferences.languages.identifiers,
      keepsAppleLanguages: suite == nil && SystemPreferences.keepsLanguagesOfApps)
  }

  /// Applies the rules to what is stored, and stores what they changed.
  @discardableResult private func edit<Result>(_ body: (inout DefaultsRules) -> Result) -> Result {
    var rules = rules
    let stored = rules.values
    let result = body(&rules)
    let defaults = defaults
    for key in Set(stored.keys).union(rules.values.keys) {
      let value = rules.values[key]
      guard !Self.areEqual(stored[key], value) else { continue }
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
    return result
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }
}
