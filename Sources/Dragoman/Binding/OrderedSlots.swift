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
  private var places: [BindingSlot: Int]?

  private static var few: Int { 8 }

  var isEmpty: Bool { count == 0 }

  var values: some Sequence<Value> { items.lazy.compactMap { $0?.value } }

  var pairs: [(slot: BindingSlot, value: Value)] { items.compactMap(\.self) }

  subscript(slot: BindingSlot) -> Value? { place(of: slot).flatMap { items[$0]?.value } }

  /// Sets a value and moves it to the end.
  mutating func set(_ value: Value, for slot: BindingSlot) -> Value? {
    let replaced = remove(slot)
    places?[slot] = items.count
    items.append((slot, value))
    count += 1
    if places == nil, count > Self.few { index() }
    return replaced
  }

  mutating func remove(_ slot: BindingSlot) -> Value? {
    guard let place = place(of: slot) else { return nil }
    let removed = items[place]?.value
    if place == items.count - 1 { items.removeLast() } else { items[place] = nil }
    places?[slot] = nil
    count -= 1
    if items.count > 2 * count + Self.few { compact() }
    return removed
  }

  private func place(of slot: BindingSlot) -> Int? {
    if let places { return places[slot] }
    return items.lastIndex { $0?.slot == slot }
  }

  private mutating func compact() {
    items.removeAll { $0 == nil }
    if places != nil { index() }
  }

  private mutating func index() {
    var found: [BindingSlot: Int] = [:]
    for (place, item) in items.enumerated() { if let item { found[item.slot] = place } }
    places = found
  }
}
