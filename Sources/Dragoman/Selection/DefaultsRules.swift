/// What is kept of the choice in an app's defaults, and how it goes together with the list that the system keeps
/// there; plain values, so that the rules can be tried on any system.
///
/// On Apple's systems the choice is also written to `AppleLanguages`, for the system's own texts at the next launch.
/// The system's settings write to the same place, and the later of the two has its way.
struct DefaultsRules {
  /// The names under which values are kept.
  enum Key {
    static let choice = "DragomanLanguage"
    /// The list that was last written to `AppleLanguages`, to tell it from one that the system wrote.
    static let writtenLanguages = "DragomanWrittenAppleLanguages"
    static let importIsDone = "DragomanImportIsDone"
    static let appleLanguages = "AppleLanguages"
  }

  /// The values of the app's own domain.
  var values: [String: Any]
  /// The list of the launch argument `-AppleLanguages`, which beats every stored choice and is never stored.
  var launchLanguages: [String] = []
  /// The person's languages in the system's settings.
  var systemLanguages: [String] = []
  /// Whether `AppleLanguages` is this app's to write: on Apple's systems, in the standard defaults.
  var keepsAppleLanguages = false

  /// The choice in force at the start, after taking over what another library has stored and giving way to what the
  /// person has set in the system's settings since.
  mutating func startUp() throws -> Language? {
    importFormerChoice()
    giveWayToSettings()
    return launchLanguages.isEmpty ? try storedChoice : nil
  }

  var storedChoice: Language? {
    get throws {
      guard let stored = values[Key.choice] else { return nil }
      guard let language = (stored as? String).flatMap(Language.init(identifier:)) else {
        throw UnreadableChoice(stored: "\(stored)")
      }
      return language
    }
  }

  var hasStoredChoice: Bool { values[Key.choice] != nil }

  /// Keeps a choice; nil to follow the system.
  mutating func choose(_ language: Language?) {
    values[Key.choice] = language?.identifier
    guard keepsAppleLanguages else { return }
    if let language {
      write([language.identifier] + systemLanguages.filter { Language(identifier: $0) != language })
    } else {
      forgetWrittenLanguages()
    }
  }

  /// The person's languages: those of the launch argument, else those that the system's settings keep for this app,
  /// else those of the system.
  var preferredLanguages: [String] {
    if !launchLanguages.isEmpty { return launchLanguages }
    let forThisApp = appleLanguages == writtenLanguages ? nil : appleLanguages
    return forThisApp ?? systemLanguages
  }

  private var appleLanguages: [String]? { Self.list(values[Key.appleLanguages]) }
  private var writtenLanguages: [String]? { Self.list(values[Key.writtenLanguages]) }

  /// Drops the choice where `AppleLanguages` is no longer what was written for it.
  private mutating func giveWayToSettings() {
    guard keepsAppleLanguages, let written = writtenLanguages, written != appleLanguages else { return }
    values[Key.choice] = nil
    values[Key.writtenLanguages] = nil
  }

  private mutating func write(_ languages: [String]) {
    values[Key.appleLanguages] = languages
    values[Key.writtenLanguages] = languages
  }

  /// Removes the list that was written; one that the system wrote stays.
  private mutating func forgetWrittenLanguages() {
    if appleLanguages == writtenLanguages { values[Key.appleLanguages] = nil }
    values[Key.writtenLanguages] = nil
  }

  /// A list of tags, or one tag as some libraries wrote it; nil for anything else.
  static func list(_ value: Any?) -> [String]? {
    if let tag = value as? String { return [tag] }
    let tags = (value as? [Any])?.compactMap { $0 as? String } ?? []
    return tags.isEmpty ? nil : tags
  }
}
