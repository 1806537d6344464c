import Foundation
import Synchronization

extension LanguageStores {
  /// Keeps the choice in the defaults of the app, or of an app group that several programs share.
  ///
  /// The standard defaults take over, once, what six other libraries have stored there. On Apple's systems the choice
  /// is also written to `AppleLanguages` of the standard defaults, for the system's own texts at the next launch.
  public final class Defaults: LanguageStoring {
    /// The name of the suite; nil for the standard defaults.
    public let suite: String?
    /// The system whose list goes with the defaults; nil is the one that the program runs on.
    private let system: AppSystem?
    /// A launch argument masks what was stored before, not what is chosen while the program runs.
    private let hasWritten = Atomic<Bool>(false)

    /// Makes a store over the standard defaults or a suite.
    public init(suite: String? = nil) {
      self.suite = suite
      system = nil
    }

    /// Makes a store over a suite that stands for the standard defaults of an app.
    init(appDefaults suite: String, on system: AppSystem) {
      self.suite = suite
      self.system = system
    }

    /// The language that was chosen.
    ///
    /// - Throws: When something is stored that names no language.
    public func read() throws -> Language? {
      let isMaskable = isOfApp && !hasWritten.load(ordering: .relaxed)
      guard isMaskable else { return try rules.storedChoice }
      var rules = rules
      let stored = rules.values
      let choice = try rules.startUp()
      // What is taken over from another library is taken over again the next time where it cannot be stored now.
      try? store(rules.values, over: stored)
      return choice
    }

    /// Stores a choice.
    ///
    /// - Throws: On Linux, when the file of the defaults cannot be written.
    public func write(_ language: Language?) throws {
      var rules = rules
      let stored = rules.values
      rules.choose(language)
      try store(rules.values, over: stored)
      hasWritten.store(true, ordering: .relaxed)
    }

    /// An element when another process has changed the choice (on Apple's systems; elsewhere nothing tells of it).
    public var changes: AsyncStream<Void> { defaults.changes(of: DefaultsRules.Key.choice) }
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
    return PreferredLanguages(languages: LanguageStores.Defaults().preferredLanguages, source: .system)
  }

  /// The person's languages as the system's settings and these defaults have them.
  var preferredLanguages: [Language] { rules.preferredLanguages.compactMap(Language.init(identifier:)) }

  /// Whether they are the defaults of an app, in which other libraries and the system may have written.
  private var isOfApp: Bool { suite == nil || system != nil }

  private var rules: DefaultsRules {
    let system = system ?? .current
    // The program's own domain only: `object(forKey:)` would answer from the launch argument and the global domain.
    return DefaultsRules(
      values: defaults.persistentDomain(forName: domain) ?? [:],
      launchLanguages: system.launchLanguages, systemLanguages: system.languages,
      keepsAppleLanguages: isOfApp && system.keepsLanguagesOfApps)
  }

  /// Stores the values that are others than those that are stored.
  private func store(_ values: [String: Any], over stored: [String: Any]) throws {
    let changed = Set(stored.keys).union(values.keys).filter { !Self.areEqual(stored[$0], values[$0]) }
    guard !changed.isEmpty else { return }
    let defaults = defaults
    set(changed, from: values, in: defaults)
    if defaults.isWritten { return }
    // What could not be stored must not be in force either.
    set(changed, from: stored, in: defaults)
    throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: "the defaults of \(domain)"])
  }

  private func set(_ keys: Set<String>, from values: [String: Any], in defaults: UserDefaults) {
    for key in keys {
      if let value = values[key] { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }
}
