import Synchronization

extension LanguageStores {
  /// Keeps the choice as long as the program runs: for tests, demonstrations and servers.
  public final class Memory: LanguageStoring {
    private let language: Mutex<Language?>

    /// Makes a store, with a choice in it or following the system.
    public init(_ language: Language? = nil) {
      self.language = Mutex(language)
    }

    /// The language that was chosen last.
    public func read() -> Language? { language.withLock { $0 } }

    /// Remembers a choice.
    public func write(_ language: Language?) { self.language.withLock { $0 = language } }
  }
}

extension LanguageStoring where Self == LanguageStores.Memory {
  /// A store that forgets when the program ends.
  public static var memory: Self { LanguageStores.Memory() }
}
