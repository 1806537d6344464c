/// An object with everything that is bound to it. The object itself is held weakly.
@MainActor final class BoundObject {
  private(set) weak var owner: AnyObject?
  private(set) var bindings = OrderedSlots<TextBinding>()
  var hooks = OrderedSlots<ChangeHook>()
  /// What adapters keep with the object, since an extension cannot store.
  var values: [LocalizedSlot: Any] = [:]
  /// What adapters have changed on the object and have to undo one day, whatever is bound to it then.
  var marks: Set<LocalizedSlot> = []
  /// Asked once: the question is dear.
  private let refreshes: Bool
  /// How many calls of the object's own `localize()` are under way.
  private var refreshDepth = 0

  init(_ owner: AnyObject) {
    self.owner = owner
    refreshes = owner is any LocalizationRefreshing
  }

  /// Binds what is to be bound to a slot, or unbinds it for nil.
  func set(_ binding: TextBinding?, for slot: BindingSlot) {
    let former = if let binding { bindings.set(binding, for: slot) } else { bindings.remove(slot) }
    former?.end()
  }

  /// Lets go of all that is bound.
  func clear() {
    // Whatever ends with them may come back here, so they outlive the change.
    let gone = (bindings, hooks, values)
    for place in bindings.places { bindings.value(at: place)?.end() }
    bindings = OrderedSlots()
    hooks = OrderedSlots()
    values = [:]
    withExtendedLifetime(gone) {}
  }

  /// Lets go of everything; the entry is swept out later.
  func abandon() {
    owner = nil
    clear()
  }

  /// Calls the object's own `localize()`, if it has one.
  func refreshOwner() {
    guard refreshes, let owner = owner as? any LocalizationRefreshing else { return }
    refreshDepth += 1
    defer { refreshDepth -= 1 }
    owner.localize()
  }

  /// The same after a key has been set; but a `localize()` that sets the key itself is not called from within.
  func refreshOwnerForKey() {
    if refreshDepth == 0 { refreshOwner() }
  }

  /// Whether a change concerns what is bound to the object.
  func depends(on concern: LanguageConcern) -> Bool {
    bindings.places.contains { bindings.value(at: $0)?.depends(on: concern) ?? false }
  }
}
