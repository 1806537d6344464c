import Synchronization

/// The language of a scope, with the texts that each localizer has for it.
final class LanguageOverride: Sendable {
  @TaskLocal static var scope: LanguageOverride?

  /// Whether any scope was ever opened in the process: before that, no task is asked. It is never taken back, since
  /// a task can outlive the scope that it was started in.
  private static let wasEverOpened = Atomic<Bool>(false)

  private let language: Language
  /// Who opened the scope, in which language that one is in it, and the snapshot once it was asked for, which is held.
  private let opener: Localizer
  private let languageOfOpener: Language
  private let snapshotOfOpener = Atomic<Unmanaged<LanguageSnapshot>?>(nil)
  /// Those of others by localizer; each is held, so that its identity cannot become another's.
  private let snapshots = Mutex<[ObjectIdentifier: (Localizer, LanguageSnapshot)]>([:])

  /// - Parameters:
  ///   - language: The best that the opener has for the language of the scope, which others take as wanted.
  ///   - languageOfOpener: What it has for that one again.
  init(_ language: Language, opener: Localizer, in languageOfOpener: Language) {
    self.language = language
    self.opener = opener
    self.languageOfOpener = languageOfOpener
    if !Self.wasEverOpened.load(ordering: .relaxed) { Self.wasEverOpened.store(true, ordering: .relaxed) }
  }

  deinit {
    snapshotOfOpener.load(ordering: .acquiring)?.release()
  }

  /// Runs code of the screen, which has the language of the process whatever scope it is called in.
  static func outside(_ operation: () -> Void) {
    if current == nil { operation() } else { $scope.withValue(nil, operation: operation) }
  }

  /// The override of the task that runs, if any.
  static var current: LanguageOverride? {
    mayBeOpen ? scope : nil
  }

  /// Whether there can be an override at all.
  @inline(__always)
  static var mayBeOpen: Bool { wasEverOpened.load(ordering: .relaxed) }

  /// The snapshot of a localizer in the language of the scope: the best it has for it, else its default language.
  func snapshot(of localizer: Localizer) -> LanguageSnapshot {
    if localizer !== opener { return snapshot(ofOther: localizer) }
    if let snapshot = snapshotOfOpener.load(ordering: .acquiring) { return snapshot.takeUnretainedValue() }
    return publish(opener.snapshot(in: languageOfOpener))
  }

  /// The first that is found stays.
  private func publish(_ snapshot: LanguageSnapshot) -> LanguageSnapshot {
    let found = Unmanaged.passRetained(snapshot)
    let (isFirst, earlier) = snapshotOfOpener.compareExchange(
      expected: nil, desired: found, ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier else { return snapshot }
    found.release()
    return earlier.takeUnretainedValue()
  }

  private func snapshot(ofOther localizer: Localizer) -> LanguageSnapshot {
    let identity = ObjectIdentifier(localizer)
    if let (_, snapshot) = snapshots.withLock({ $0[identity] }) { return snapshot }
    let snapshot = localizer.snapshot(in: localizer.supported(language))
    snapshots.withLock { $0[identity] = (localizer, snapshot) }
    return snapshot
  }
}
