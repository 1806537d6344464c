/// Something that follows from the other properties of a value and is made at its first use. It counts for nothing when
/// values are compared.
struct MadeOnce<Value: AnyObject & Sendable>: Sendable, Hashable {
  private let once = Once<Value>()

  /// `make` runs under a lock, as that of ``Once`` does.
  func value(_ make: () -> Value) -> Value { once.value(orMake: make).value }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
