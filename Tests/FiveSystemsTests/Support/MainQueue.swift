import Dispatch
import Foundation

/// Tells whether code runs where the main actor's code does.
///
/// On Linux that is not always the main thread: once the program has waited, its main queue is served by another one.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
