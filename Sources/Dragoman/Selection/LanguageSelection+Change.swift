import Synchronization

extension LanguageSelection {
  /// Stores a choice, puts it in force and lets everything follow.
  ///
  /// The store is code of others, so it is called under no lock. Two threads that choose at the same time can thus
  /// write in one order and be put in force in the other: whoever finds on return that a later choice is in force
  /// writes that one again.
  func choose(_ choice: Choice) throws(LanguageSelectionError) {
    let attempt = state.withLock { state in
      state.attempts += 1
      return state.attempts
    }
    try write(choice)
    followers.localizers.forEach { $0.noteShown() }
    let isNewest = state.withLock { $0.putInForce(choice, attempt: attempt) }
    guard isNewest else { return try repair(after: attempt) }
    publish()
  }

  private func write(_ choice: Choice) throws(LanguageSelectionError) {
    do {
      try store.write(choice.language)
    } catch {
      throw .notStored(error)
    }
  }

  /// Writes the choice in force again until what is stored is what is in force.
  private func repair(after attempt: Int) throws(LanguageSelectionError) {
    var written = attempt
    while true {
      let (choice, newest) = state.withLock { ($0.choice, $0.lastStored) }
      guard newest > written else { return }
      try write(choice)
      written = newest
    }
  }

  /// Takes over what another process has stored.
  func reload() {
    while true {
      let attempts = state.withLock(\.attempts)
      // A choice made here while the store was read is newer than what was read.
      if follow(Choice(store.read()), unlessChosenSince: attempts) { return }
    }
  }

  /// Puts a choice in force without storing it.
  func follow(_ choice: Choice) {
    follow(choice, unlessChosenSince: nil)
  }

  /// Puts a choice in force without storing it; false, and nothing done, if there has been another attempt to choose.
  @discardableResult private func follow(_ choice: Choice, unlessChosenSince attempts: Int?) -> Bool {
    followers.localizers.forEach { $0.noteShown() }
    let outcome: FollowOutcome = state.withLock { state in
      if let attempts, attempts != state.attempts { return .superseded }
      guard state.choice != choice else { return .unchanged }
      state.choice = choice
      state.version += 1
      return .changed
    }
    if outcome == .changed { publish() }
    return outcome != .superseded
  }

  private enum FollowOutcome {
    case changed
    case unchanged
    case superseded
  }

  /// Watches the store as long as this selection lives.
  func followStore() -> Task<Void, Never> {
    let changes = store.changes
    return Task.detached { [weak self] in
      // What was stored before the watch began.
      self?.reload()
      for await _ in changes {
        guard let self else { return }
        self.reload()
      }
    }
  }

  /// Lets everything follow a new ``Localizer/main``.
  func publishReplacedMain() {
    state.withLock { $0.version += 1 }
    followers.localizers.forEach { $0.renegotiate() }
    MainThread.run { ScreenRefresh.shared.run(for: self, isForced: true) }
  }

  /// Lets every localizer take up the language that is now in force, then the screen.
  func publish() {
    followers.localizers.forEach { $0.renegotiate() }
    MainThread.run {
      ScreenRefresh.shared.run(for: self)
      self.signalChoice()
    }
  }
}

extension LanguageSelection.State {
  /// Puts a choice in force unless a later one is; tells whether it did.
  fileprivate mutating func putInForce(_ choice: LanguageSelection.Choice, attempt: Int) -> Bool {
    guard attempt > lastStored else { return false }
    lastStored = attempt
    self.choice = choice
    version += 1
    return true
  }
}
