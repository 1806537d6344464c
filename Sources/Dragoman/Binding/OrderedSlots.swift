/// Values by slot, in the order in which they were last set.
///
/// Setting, finding and removing are O(1) amortised: the places of removed values stay empty until half are.
///
/// A value that goes is handed to the caller, who lets go of it when the slots are no longer being changed: it may hold
/// the last reference to an object whose end changes the very same slots.
struct OrderedSlots<Value> {
  private var items: [(slot: BindingSlot, value: Value)?] = []
  private var count = 0
  /// Where each slot is; kept only when there are more than a few.
  private var index: [BindingSlot: Int]?

  private static var few: Int { 8 }

  var isEmpty: Bool { count == 0 }

  /// The value, where there is one: what holds it is not copied to come by it.
  var soleValue: Value? { items.count == 1 ? items[0]?.value : nil }

  /// The places at which there may be a value, in order; they are good until something is set or removed.
  var places: Range<Int> { items.indices }

  func value(at place: Int) -> Value? { items[place]?.value }

  var pairs: [(slot: BindingSlot, value: Value)] { items.compactMap(\.self) }

  subscript(slot: BindingSlot) -> Value? { place(of: slot).flatMap { items[$0]?.value } }

  /// Sets a value and moves it to the end.
  mutating func set(_ value: Value, for slot: BindingSlot) -> Value? {
    let replaced = remove(slot)
    index?[slot] = items.count
    items.append((slot, value))
    count += 1
    if index == nil, count > Self.few { makeIndex() }
    return replaced
  }

  mutating func remove(_ slot: BindingSlot) -> Value? {
    guard let place = place(of: slot) else { return nil }
    let removed = items[place]?.value
    if place == items.count - 1 { items.removeLast() } else { items[place] = nil }
    index?[slot] = nil
    count -= 1
    if items.count > 2 * count + Self.few { compact() }
    return removed
  }

  private func place(of slot: BindingSlot) -> Int? {
    if let index { return index[slot] }
    return items.lastIndex { $0?.slot == slot }
  }

  private mutating func compact() {
    items.removeAll { $0 == nil }
    if index != nil { makeIndex() }
  }

  private mutating func makeIndex() {
    var found: [BindingSlot: Int] = [:]
    for (place, item) in items.enumerated() { if let item { found[item.slot] = place } }
    index = found
  }
}
