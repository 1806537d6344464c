import Dispatch
import Foundation

/// Tells at run time whether code runs on the main actor, and gets there.
enum MainThread {
  /// Whether the main actor's code can run right here.
  ///
  /// On Linux `Thread.isMainThread` is false on the main actor after the first suspension, so the main queue is
  /// marked, and the mark is looked for too.
  static var isCurrent: Bool { isMainQueueCurrent || Thread.isMainThread }

  private static var isMainQueueCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once when already there, else later, in the order of the calls.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
