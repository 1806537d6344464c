// The arguments of a call as they lie in memory, without an array and without a copy: a tuple of one type has its
// elements there in their order.

@inlinable
func withValues<Result>(
  _ a: consuming MessageValue, _ body: (UnsafeBufferPointer<MessageValue>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &a) { body(UnsafeBufferPointer(start: $0, count: 1)) }
}

@inlinable
func withValues<Result>(
  _ a: MessageValue, _ b: MessageValue, _ body: (UnsafeBufferPointer<MessageValue>) -> Result
) -> Result {
  var values = (a, b)
  return withUnsafeMutablePointer(to: &values) { values in
    values.withMemoryRebound(to: MessageValue.self, capacity: 2) { body(UnsafeBufferPointer(start: $0, count: 2)) }
  }
}

@inlinable
func withValues<Result>(
  _ a: MessageValue, _ b: MessageValue, _ c: MessageValue, _ body: (UnsafeBufferPointer<MessageValue>) -> Result
) -> Result {
  var values = (a, b, c)
  return withUnsafeMutablePointer(to: &values) { values in
    values.withMemoryRebound(to: MessageValue.self, capacity: 3) { body(UnsafeBufferPointer(start: $0, count: 3)) }
  }
}
