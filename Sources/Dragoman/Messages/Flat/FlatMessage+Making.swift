import Synchronization

extension FlatMessage {
  /// A message for arguments by position; in one that also names some, those are missing, which has to be told.
  convenience init(_ parts: Message.Parts) {
    var builder = FlatMessageBuilder()
    let printf = parts.named?.names.isEmpty == false ? nil : parts.printf
    let pattern = try? parts.variants.map { try builder.pattern($0.root) } ?? printf.map { try builder.pattern($0) }
    self.init(builder, pattern)
  }

  /// A message for arguments by name; in one that also shows some by position, those are missing.
  convenience init(naming parts: Message.Parts) {
    var builder = FlatMessageBuilder()
    let isOfNames = parts.variants == nil && parts.printf?.unmistakablePlaceholders.isEmpty != false
    let pattern = isOfNames ? try? parts.named.map { try builder.pattern($0) } : nil
    self.init(builder, pattern, names: builder.names)
  }
}

/// A ``FlatMessage`` that is made at its first use, and then read without a lock.
///
/// It is kept as long as this holds it; that is what makes the unguarded read safe. Of two that are made at the same
/// time one is dropped.
struct LazyFlatMessage: ~Copyable, Sendable {
  private let published = Atomic<Unmanaged<FlatMessage>?>(nil)

  /// What is done with it, without counting a reference.
  @inline(__always)
  func withValue<Result>(orMake make: () -> FlatMessage, _ body: (FlatMessage) -> Result) -> Result {
    let message = published.load(ordering: .acquiring) ?? publish(make())
    return message._withUnsafeGuaranteedRef(body)
  }

  private func publish(_ message: FlatMessage) -> Unmanaged<FlatMessage> {
    let made = Unmanaged.passRetained(message)
    let result = published.compareExchange(expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard let earlier = result.original else { return made }
    made.release()
    return earlier
  }

  deinit { published.load(ordering: .acquiring)?.release() }
}
