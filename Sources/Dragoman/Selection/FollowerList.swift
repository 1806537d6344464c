import Synchronization

/// The localizers that follow one selection, held weakly.
final class FollowerList: Sendable {
  private struct Weak {
    weak var localizer: Localizer?
  }

  private struct Members {
    var list: [Weak] = []
    /// How many may be there before those that are gone are swept out.
    var sweepAt = 16
  }

  private let members = Mutex(Members())

  func add(_ localizer: Localizer) {
    members.withLock { members in
      if members.list.count >= members.sweepAt {
        members.list.removeAll { $0.localizer == nil }
        members.sweepAt = max(16, members.list.count * 2)
      }
      members.list.append(Weak(localizer: localizer))
    }
  }

  /// Those that live, in the order in which they were made.
  var localizers: [Localizer] { members.withLock { $0.list.compactMap(\.localizer) } }
}
