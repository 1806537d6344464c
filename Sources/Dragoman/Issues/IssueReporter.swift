import Synchronization

/// Hands each issue to a handler and to streams, once.
///
/// What has been reported is remembered up to a limit; beyond it issues are only counted, so that keys made up from
/// data cannot fill the memory.
final class IssueReporter: Sendable {
  /// How many different issues are remembered.
  static let memory = 4_096

  private struct Memory {
    var seen: Set<LocalizationIssue> = []
    var beyond = 0
  }

  private let remembered = Mutex(Memory())
  private let broadcast = Broadcast<LocalizationIssue>(keepingNewest: IssueReporter.memory)
  let handler: @Sendable (LocalizationIssue) -> Void

  init(handler: (@Sendable (LocalizationIssue) -> Void)?) {
    self.handler = handler ?? DefaultIssueHandler.handle
  }

  var issues: AsyncStream<LocalizationIssue> { broadcast.stream() }

  /// Reports an issue unless it has been reported before. The handler runs on the caller's thread, under no lock.
  func report(_ issue: LocalizationIssue) {
    IssueObserver.current?(issue)
    guard let news = remember(issue) else { return }
    handler(news)
    broadcast.send(news)
  }

  /// The issue if it is new; at the limit, the one that says so; else nil.
  private func remember(_ issue: LocalizationIssue) -> LocalizationIssue? {
    remembered.withLock { memory in
      guard !memory.seen.contains(issue.identity) else { return nil }
      guard memory.seen.count < Self.memory else {
        memory.beyond += 1
        return memory.beyond == 1 ? LocalizationIssue(.tooManyIssues(limit: Self.memory)) : nil
      }
      memory.seen.insert(issue.identity)
      return issue
    }
  }

  /// How many reports came after the memory was full.
  var countBeyondMemory: Int { remembered.withLock(\.beyond) }
}
