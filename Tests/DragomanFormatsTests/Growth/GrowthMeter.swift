import Foundation

/// Measures how the time of a reading grows with the size of a file.
///
/// Time is that of the thread's processor: what else the machine does has no part in it.
enum GrowthMeter {
  /// A file four times as large may take four times as long; sixteen times as long would be quadratic.
  static let tolerated = 9.0

  /// How many times as long four times as much takes, the least of some attempts.
  static func growth(of size: Int, _ file: (Int) -> [UInt8], _ read: ([UInt8]) -> Void) -> Double {
    let (small, large) = (file(size), file(size * 4))
    var least = Double.infinity
    for _ in 0..<4 where least > tolerated {
      least = min(least, seconds { read(large) } / max(seconds { read(small) }, 0.000_1))
    }
    return least
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
