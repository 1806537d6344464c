import Synchronization

extension LanguageSelection {
  /// Stores a choice, puts it in force and lets everything follow.
  ///
  /// The store is code of others, so it is called under no lock. Two threads that choose at the same time can thus
  /// write in one order and be put in force in the other: whoever finds on return that a later choice is in force
  /// writes that one again.
  func choose(_ choice: Choice) throws(LanguageSelectionError) {
    let attempt = state.withLock { $0.beginAttempt() }
    defer { endAttempt() }
    try write(choice)
    followers.all.forEach { $0.noteShown() }
    guard let previous = state.withLock({ $0.putInForce(choice, attempt: attempt) }) else {
      return try repair(after: attempt)
    }
    publish(isChanged: previous != choice)
  }

  /// Stores a choice for the next launch, and keeps what is in force.
  func postpone(_ choice: Choice) throws(LanguageSelectionError) {
    _ = state.withLock { $0.beginAttempt() }
    defer { endAttempt() }
    try write(choice)
    state.withLock { $0.postponed = choice }
  }

  /// What another process stored meanwhile is looked at now.
  private func endAttempt() {
    let isReloadDue = state.withLock { $0.endAttempt() }
    if isReloadDue { reload() }
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
  ///
  /// A choice that is made here meanwhile is newer than what was read, and while one is being stored nobody knows what
  /// was read: then it is done when that has ended.
  func reload() {
    while let attempts = state.withLock({ $0.beginReload() }) {
      do {
        if follow(Choice(try store.read()), unlessChosenSince: attempts) { return }
      } catch {
        return keep(despite: error)
      }
    }
  }

  /// What cannot be read changes nothing.
  private func keep(despite error: any Error) {
    let fault = String(describing: error)
    state.withLock { $0.storeFault = fault }
    followers.all.forEach { $0.reportStoreFault() }
  }

  /// Puts a choice in force without storing it.
  func follow(_ choice: Choice) {
    follow(choice, unlessChosenSince: nil)
  }

  /// Puts a choice in force without storing it; false, and nothing done, if there has been another attempt to choose.
  @discardableResult private func follow(_ choice: Choice, unlessChosenSince attempts: Int?) -> Bool {
    // What was stored is usually what is in force, and then nothing is read for it, least of all on another thread.
    if attempts == nil || state.withLock({ $0.choice != choice }) { followers.all.forEach { $0.noteShown() } }
    let outcome: FollowOutcome = state.withLock { state in
      if let attempts, attempts != state.attempts { return .superseded }
      // What is found in the store was put there for the next launch.
      if attempts != nil, choice == state.postponed { return .unchanged }
      state.postponed = nil
      guard state.choice != choice else { return .unchanged }
      state.choice = choice
      state.version += 1
      return .changed
    }
    if outcome == .changed { publish(isChanged: true) }
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

  /// Lets everything follow a new ``Localizer/main``, and the change of language that it may bring.
  func publishNewMain(_ change: LanguageChange?) {
    renegotiate()
    MainThread.run { ScreenRefresh.run(for: self, replacingMain: .some(change)) }
  }

  /// Lets those go their own way that followed a ``Localizer/main`` which is no longer it.
  func publishFormerMain() {
    renegotiate()
    MainThread.run { ScreenRefresh.run(for: self) }
  }

  private func renegotiate() {
    state.withLock { $0.version += 1 }
    followers.all.forEach { $0.renegotiate() }
  }

  /// Lets every localizer take up the language that is now in force, then the screen.
  private func publish(isChanged: Bool) {
    followers.all.forEach { $0.renegotiate() }
    MainThread.run {
      ScreenRefresh.run(for: self)
      if isChanged { self.signalChoice() }
    }
  }
}

extension LanguageSelection.State {
  /// Puts a choice in force unless a later one is; the choice before, if it did.
  fileprivate mutating func putInForce(
    _ choice: LanguageSelection.Choice, attempt: Int
  ) -> LanguageSelection.Choice? {
    guard attempt > lastStored else { return nil }
    defer { self.choice = choice }
    lastStored = attempt
    postponed = nil
    version += 1
    storeFault = nil
    return self.choice
  }

  fileprivate mutating func beginAttempt() -> Int {
    attempts += 1
    writers += 1
    return attempts
  }

  /// Whether the store is to be looked at.
  fileprivate mutating func endAttempt() -> Bool {
    writers -= 1
    guard writers == 0, isReloadDue else { return false }
    isReloadDue = false
    return true
  }

  /// The number of attempts so far; nil while one is under way.
  fileprivate mutating func beginReload() -> Int? {
    isReloadDue = writers > 0
    return writers > 0 ? nil : attempts
  }
}
