import Dragoman
import Synchronization

/// Issues in the order in which they were reported, from any thread.
final class IssueList: Sendable {
  private let list = Mutex<[LocalizationIssue]>([])

  func append(_ issue: LocalizationIssue) { list.withLock { $0.append(issue) } }

  var all: [LocalizationIssue] { list.withLock { $0 } }
  var kinds: [LocalizationIssue.Kind] { all.map(\.kind) }
}
