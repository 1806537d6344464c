import Dragoman
import Synchronization

/// Issues from any thread, in their order.
final class IssueCollector: Sendable {
  private let list = Mutex<[LocalizationIssue]>([])

  var all: [LocalizationIssue] { list.withLock { $0 } }

  func append(_ issue: LocalizationIssue) { list.withLock { $0.append(issue) } }
}
