/// Writes all bindings that a change concerns, those of the layout first.
///
/// Before that all are compared with what they last wrote, and only those that are untouched are written: a property can
/// be another one's too (the title of a view controller is its tab's), and writing one must not make the other look as
/// if a person had.
@MainActor struct BindingRefresh {
  let objects: [BoundObject]
  let localizers: Set<ObjectIdentifier>
  let isNewest: () -> Bool

  func run() {
    let pending = objects.compactMap(pending)
    for (object, bindings) in pending { show(bindings.filter(\.binding.isLayout), of: object) }
    for (object, bindings) in pending {
      guard isNewest() else { return }
      show(bindings.filter { !$0.binding.isLayout }, of: object)
      object.refreshOwner()
    }
  }

  private typealias Bindings = [(slot: BindingSlot, binding: TextBinding)]

  private func pending(_ object: BoundObject) -> (object: BoundObject, bindings: Bindings)? {
    guard let owner = object.owner else { return nil }
    let concerned = object.bindings.pairs.filter { $0.value.depends(on: localizers) }
    guard !concerned.isEmpty else { return nil }
    return (object, concerned.filter { $0.value.isUntouched(on: owner) }.map { ($0.slot, $0.value) })
  }

  private func show(_ bindings: Bindings, of object: BoundObject) {
    for (slot, binding) in bindings { show(binding, slot, of: object) }
  }

  /// Shows a text unless the binding has been replaced meanwhile, by code that runs when a property is written.
  private func show(_ binding: TextBinding, _ slot: BindingSlot, of object: BoundObject) {
    guard isNewest(), let owner = object.owner, object.bindings[slot] === binding else { return }
    binding.show(on: owner)
  }
}
