import Synchronization

/// Counts the steps of work that is done on many threads.
final class WorkCount: Sendable {
  private let all: Int
  private let done = Mutex(0)
  private let onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?

  /// - Parameter onProgress: Told after each step how many of how many are done; on any thread, one call at a time.
  init(of all: Int, onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?) {
    self.all = all
    self.onProgress = onProgress
  }

  /// Notes that a step is done.
  func advance() {
    done.withLock {
      $0 += 1
      onProgress?($0, all)
    }
  }
}
