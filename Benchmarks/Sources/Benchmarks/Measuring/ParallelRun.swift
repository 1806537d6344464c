import Foundation
import Synchronization

/// The same work on several threads, which begin together.
nonisolated final class ParallelRun: Sendable {
  private let count: Int
  private let arrived = Atomic<Int>(0)
  private let sum = Atomic<Int>(0)

  init(count: Int) { self.count = count }

  /// The sum of what they give back.
  func run(_ work: @escaping @Sendable () -> Int) -> Int {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      Thread.detachNewThread { [self] in
        waitForOthers()
        sum.wrappingAdd(work(), ordering: .relaxed)
        group.leave()
      }
    }
    group.wait()
    return sum.load(ordering: .relaxed)
  }

  private func waitForOthers() {
    arrived.wrappingAdd(1, ordering: .acquiringAndReleasing)
    while arrived.load(ordering: .acquiring) < count {}
  }
}
