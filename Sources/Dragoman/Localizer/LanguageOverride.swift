import Synchronization

/// The language of one task tree, for every localizer in it.
final class LanguageOverride: Sendable {
  @TaskLocal static var scope: LanguageOverride?

  /// Whether any scope was ever opened in the process: before that, no task is asked. It is never taken back, since
  /// a task can outlive the scope that it was started in.
  private static let wasEverOpened = Atomic<Bool>(false)

  let language: Language
  /// By localizer; each is held, so that its identity cannot become another's.
  private let snapshots = Mutex<[ObjectIdentifier: (Localizer, LanguageSnapshot)]>([:])

  init(_ language: Language) {
    self.language = language
    Self.wasEverOpened.store(true, ordering: .relaxed)
  }

  /// Runs code of the screen, which has the language of the process whatever scope it is called in.
  static func outside(_ operation: () -> Void) {
    if current == nil { operation() } else { $scope.withValue(nil, operation: operation) }
  }

  /// The override of the task that runs, if any.
  static var current: LanguageOverride? {
    wasEverOpened.load(ordering: .relaxed) ? scope : nil
  }

  /// The snapshot of a localizer in the language of the scope: the best it has for it, else its default language.
  func snapshot(of localizer: Localizer) -> LanguageSnapshot {
    let identity = ObjectIdentifier(localizer)
    if let (_, snapshot) = snapshots.withLock({ $0[identity] }) { return snapshot }
    let snapshot = localizer.snapshot(in: localizer.supported(language))
    snapshots.withLock { $0[identity] = (localizer, snapshot) }
    return snapshot
  }
}

extension Localizer {
  /// The best language there is for one that is wanted, else the default language.
  func supported(_ language: Language) -> Language {
    let index = index
    if index.languages.isEmpty || index.has(language) { return language }
    return selectable(language) ?? match([language]) ?? index.defaultLanguage
  }
}
