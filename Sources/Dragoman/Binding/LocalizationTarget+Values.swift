extension LocalizationTarget {
  /// What an adapter keeps with the object under a name: an extension cannot store, and only Objective-C has
  /// associated objects.
  @MainActor package func keptValue<Value>(_ name: LocalizedSlot, as type: Value.Type = Value.self) -> Value? {
    BindingRegistry.shared.existingEntry(of: self)?.values[name] as? Value
  }

  /// Keeps something with the object as long as it lives; nil lets go of it.
  @MainActor package func keep(_ value: Any?, as name: LocalizedSlot) {
    let registry = BindingRegistry.shared
    guard let entry = value == nil ? registry.existingEntry(of: self) : registry.entry(of: self) else { return }
    // Whatever ends with it may come back here, so it outlives the change.
    let former = entry.values[name]
    entry.values[name] = value
    withExtendedLifetime(former) {}
  }

  /// Whether an adapter has marked the object.
  @MainActor package func isMarked(_ mark: LocalizedSlot) -> Bool {
    BindingRegistry.shared.existingEntry(of: self)?.marks.contains(mark) ?? false
  }

  /// Marks the object, or takes a mark away; unlike a value, a mark stays when all is unbound.
  @MainActor package func setMark(_ mark: LocalizedSlot, _ isMarked: Bool) {
    if isMarked {
      BindingRegistry.shared.entry(of: self).marks.insert(mark)
    } else {
      BindingRegistry.shared.existingEntry(of: self)?.marks.remove(mark)
    }
  }
}
