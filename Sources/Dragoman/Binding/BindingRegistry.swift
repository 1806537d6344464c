/// All objects with something bound to them, in the order in which they were first bound.
///
/// Binding, rebinding and freeing are O(1) amortised. Nothing needs to be told when an object goes: entries whose
/// object is gone are swept out when there are twice as many as lived after the last sweep.
@MainActor final class BindingRegistry {
  static let shared = BindingRegistry()

  /// Those of objects that are gone are among them.
  private(set) var entries: [BoundObject] = []
  /// Whether any object ever had a hook: most have none.
  var hasHooks = false
  private var places: [ObjectIdentifier: Int] = [:]
  private var sweepAt = BindingRegistry.fewest

  private static let fewest = 64

  /// How many entries there are, those of objects that are gone among them.
  var count: Int { entries.count }

  /// The entry of an object, made if it has none.
  func entry(of object: AnyObject) -> BoundObject {
    if let entry = existingEntry(of: object) { return entry }
    if entries.count >= sweepAt { sweep() }
    let entry = BoundObject(object)
    places[ObjectIdentifier(object)] = entries.count
    entries.append(entry)
    return entry
  }

  /// The entry of an object, if it has one.
  ///
  /// An address is used again as soon as its object is gone, so the entry found there must still hold this object.
  /// No weak reference to the object is made: it may be going away.
  func existingEntry(of object: AnyObject) -> BoundObject? {
    guard let place = places[ObjectIdentifier(object)] else { return nil }
    let entry = entries[place]
    return entry.owner === object ? entry : nil
  }

  func remove(_ object: AnyObject) {
    guard let entry = existingEntry(of: object) else { return }
    guard entry.marks.isEmpty else { return entry.clear() }
    entry.abandon()
    places[ObjectIdentifier(object)] = nil
  }

  /// Lets go of the entries whose objects are gone.
  func sweep() {
    // What ends with the entries that go may come back here, so they outlive the change.
    let all = entries
    entries = all.filter { $0.owner != nil }
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() {
      if let owner = entry.owner { places[ObjectIdentifier(owner)] = place }
    }
    sweepAt = max(Self.fewest, entries.count * 2)
    withExtendedLifetime(all) {}
  }
}
