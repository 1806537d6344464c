import Synchronization

/// Hands values to any number of streams, each of which keeps only the newest ones that its reader has not taken.
final class Broadcast<Element: Sendable>: Sendable {
  private struct Readers {
    var next = 0
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let readers = Mutex(Readers())
  private let capacity: Int

  init(keepingNewest capacity: Int) { self.capacity = capacity }

  /// A stream of its own for the caller; it ends when its reader stops or this object goes.
  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(capacity))
    let number = readers.withLock { readers in
      readers.next += 1
      readers.continuations[readers.next] = continuation
      return readers.next
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  func send(_ element: Element) {
    let continuations = readers.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.yield(element) }
  }

  private func remove(_ number: Int) {
    // Taken out under the lock, let go after it: letting go of a continuation can run foreign code.
    let removed = readers.withLock { $0.continuations.removeValue(forKey: number) }
    _ = consume removed
  }

  deinit {
    for continuation in readers.withLock({ Array($0.continuations.values) }) { continuation.finish() }
  }
}
