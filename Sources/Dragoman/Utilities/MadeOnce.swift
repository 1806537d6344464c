/// Something that follows from the other properties of a value and is made at its first use. It counts for nothing when
/// values are compared.
struct MadeOnce<Value: AnyObject & Sendable>: Sendable, Hashable {
  private let once = Once<Value>()

  /// `make` runs under a lock, as that of ``Once`` does.
  func value(_ make: () -> Value) -> Value { once.value(orMake: make).value }

  /// What is made of the value, without counting a reference.
  @inline(__always)
  func withValue<Result>(_ make: () -> Value, _ body: (Value) -> Result) -> Result {
    once.withValueIfMade(body) ?? body(value(make))
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
