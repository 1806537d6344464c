import Synchronization

/// A value that is made at its first use, once, and then read without a lock.
///
/// The value is kept as long as this object lives; that is what makes the unguarded read safe.
final class Once<Value: AnyObject & Sendable>: Sendable {
  private let published = Atomic<Unmanaged<Value>?>(nil)
  private let making = Mutex<Void>(())

  /// The value, if it has been made.
  var valueIfMade: Value? { published.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// What is made of the value, without counting a reference, if it has been made.
  @inline(__always)
  func withValueIfMade<Result>(_ body: (Value) -> Result) -> Result? {
    published.load(ordering: .acquiring)?._withUnsafeGuaranteedRef(body)
  }

  /// The value, and whether this call made it. Whoever comes while it is being made waits for it.
  ///
  /// `make` runs under a lock, so it must be code of this library and call none of anybody else's.
  func value(orMake make: () -> Value) -> (value: Value, wasMadeNow: Bool) {
    if let value = valueIfMade { return (value, false) }
    return making.withLock { _ in
      if let value = valueIfMade { return (value, false) }
      let value = make()
      published.store(.passRetained(value), ordering: .releasing)
      return (value, true)
    }
  }

  deinit {
    published.load(ordering: .acquiring)?.release()
  }
}
