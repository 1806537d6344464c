import Synchronization

/// The messages of a table by their numbers, each made at its first use and then kept as long as this object.
///
/// A slot is written once, from nothing to a message that this object has retained, and read without a lock: that is what
/// makes the reads safe. Of two that are made at the same time one is dropped.
final class MessageShelf: @unchecked Sendable {
  private final class Made: Sendable {
    let message: Message
    init(_ message: Message) { self.message = message }
  }

  private let slots: UnsafeMutableBufferPointer<Atomic<Unmanaged<Made>?>>

  /// - Parameter made: Those that are there from the beginning.
  init(count: Int, made: [Int: Message]) {
    slots = .allocate(capacity: count)
    for number in 0..<count {
      let message = made[number].map { Unmanaged.passRetained(Made($0)) }
      slots.initializeElement(at: number, to: Atomic(message))
    }
  }

  /// The message of a number, which `make` may make more than once where there is none of it.
  func message(_ number: Int, orMake make: () -> Message?) -> Message? {
    guard slots.indices.contains(number) else { return make() }
    return made(number, orMake: make)?._withUnsafeGuaranteedRef(\.message)
  }

  /// What a message is made of, kept as long as this object; nil where it is a text as it stands, or none.
  func parts(_ number: Int, orMake make: () -> Message?) -> Unmanaged<Message.Parts>? {
    made(number, orMake: make)?._withUnsafeGuaranteedRef { $0.message.parts.map(Unmanaged.passUnretained) }
  }

  @inline(__always)
  private func made(_ number: Int, orMake make: () -> Message?) -> Unmanaged<Made>? {
    guard slots.indices.contains(number) else { return nil }
    return slots[number].load(ordering: .acquiring) ?? make().map { store($0, number) }
  }

  private func store(_ message: Message, _ number: Int) -> Unmanaged<Made> {
    let new = Unmanaged.passRetained(Made(message))
    let (isStored, stored) = slots[number].compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard !isStored, let stored else { return new }
    new.release()
    return stored
  }

  deinit {
    for number in slots.indices { slots[number].load(ordering: .acquiring)?.release() }
    slots.deinitialize()
    slots.deallocate()
  }
}
