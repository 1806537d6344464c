/// A change of the language in one localizer.
struct FollowerChange {
  let follower: LanguageFollower
  let change: LanguageChange
}

/// How far the screen is in following one selection.
///
/// Code of others that is called meanwhile may change the language again: that begins another pass, which does all the
/// work that is left.
@MainActor final class RefreshProgress {
  private var pass = 0
  /// The localizers whose language changed, each with the change that its readers have not been told yet.
  private(set) var unfinished: [FollowerChange] = []
  /// The hooks that have been called since everything last came to its end, with the language they were told. They
  /// are held, so that their identities cannot become others'.
  private var told: [ObjectIdentifier: (hook: ChangeHook, language: Language)] = [:]

  nonisolated init() {}

  /// Begins a pass, which interrupts the one that is under way, and returns its number.
  func begin(_ changes: [FollowerChange]) -> Int {
    pass += 1
    for change in changes { add(change) }
    return pass
  }

  private func add(_ change: FollowerChange) {
    guard let place = unfinished.firstIndex(where: { $0.follower === change.follower }) else {
      return unfinished.append(change)
    }
    // Who has not heard of the interrupted change sees one change from before it.
    let previous = unfinished.remove(at: place).change.previous
    let whole = LanguageChange(previous: previous, language: change.change.language)
    unfinished.append(FollowerChange(follower: change.follower, change: whole))
  }

  /// Whether a pass is the one that is to do the work.
  func isNewest(_ pass: Int) -> Bool { self.pass == pass }

  /// Ends the pass that is under way: whatever it has interrupted finds nothing left to do.
  func finish() -> [FollowerChange] {
    pass += 1
    let finished = unfinished
    unfinished = []
    // Hooks that go with it may come back here, so they outlive the change.
    let gone = told
    if !told.isEmpty { told = [:] }
    withExtendedLifetime(gone) {}
    return finished
  }

  /// Tells a hook the change from what it was told last.
  func tell(_ hook: ChangeHook, _ owner: AnyObject, of change: LanguageChange, isForced: Bool) {
    let previous = told[hook.identity]?.language ?? change.previous
    guard isForced || previous != change.language else { return }
    told[hook.identity] = (hook, change.language)
    hook.perform(owner, LanguageChange(previous: previous, language: change.language))
  }
}
