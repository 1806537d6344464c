/// An object with everything that is bound to it. The object itself is held weakly.
@MainActor final class BoundObject {
  private(set) weak var owner: AnyObject?
  var bindings = OrderedSlots<TextBinding>()
  var hooks = OrderedSlots<ChangeHook>()
  /// Asked once: the question is dear.
  private let refreshes: Bool

  init(_ owner: AnyObject) {
    self.owner = owner
    refreshes = owner is any LocalizationRefreshing
  }

  /// Lets go of everything; the entry is swept out later.
  func abandon() {
    owner = nil
    // Whatever ends with them may come back here, so they outlive the change.
    let gone = (bindings, hooks)
    bindings = OrderedSlots()
    hooks = OrderedSlots()
    withExtendedLifetime(gone) {}
  }

  /// Calls the object's own `localize()`, if it has one.
  func refreshOwner() {
    guard refreshes, let owner = owner as? any LocalizationRefreshing else { return }
    owner.localize()
  }

  /// Whether a change in some localizers concerns the object's texts.
  func depends(on localizers: Set<ObjectIdentifier>) -> Bool {
    bindings.values.contains { $0.text.depends(on: localizers) }
  }
}
