/// Writes all bindings that a change concerns, those of the layout first.
///
/// Before that all are compared with what they last wrote, and only those that are untouched are written: a property can
/// be another one's too (the title of a view controller is its tab's), and writing one must not make the other look as
/// if a person had.
@MainActor struct BindingRefresh {
  private let concern: LanguageConcern
  private let isNewest: () -> Bool
  private let objects: [BoundObject]
  /// Which objects have a binding that is concerned, and where in the list those are that are to be written.
  private var pending: [(object: Int, places: Range<Int>)] = []
  private var bindings: [TextBinding] = []
  private var hasLayout = false
  /// Whether there are entries of objects that are gone.
  private(set) var hasGone = false

  /// Finds what is to be written.
  init(_ objects: [BoundObject], concern: LanguageConcern, isNewest: @escaping () -> Bool) {
    self.objects = objects
    self.concern = concern
    self.isNewest = isNewest
    pending.reserveCapacity(objects.count)
    bindings.reserveCapacity(objects.count)
    for object in objects.indices { add(object) }
  }

  func run() {
    if hasLayout { for (object, places) in pending { show(places, of: objects[object], isLayout: true) } }
    for (object, places) in pending {
      guard isNewest() else { return }
      show(places, of: objects[object], isLayout: false)
      objects[object].refreshOwner()
    }
  }

  private mutating func add(_ object: Int) {
    guard let owner = objects[object].owner else {
      hasGone = true
      return
    }
    let start = bindings.count
    if addBindings(of: objects[object], owner) { pending.append((object, start..<bindings.count)) }
  }

  /// Whether there are any that are concerned.
  private mutating func addBindings(of object: BoundObject, _ owner: AnyObject) -> Bool {
    if let binding = object.bindings.soleValue { return add(binding, owner) }
    var isConcerned = false
    let bindings = object.bindings
    for place in bindings.places {
      if let binding = bindings.value(at: place), add(binding, owner) { isConcerned = true }
    }
    return isConcerned
  }

  private mutating func add(_ binding: TextBinding, _ owner: AnyObject) -> Bool {
    guard binding.depends(on: concern) else { return false }
    guard binding.isUntouched(on: owner) else { return true }
    bindings.append(binding)
    if binding.isLayout { hasLayout = true }
    return true
  }

  private func show(_ places: Range<Int>, of object: BoundObject, isLayout: Bool) {
    for binding in bindings[places] where binding.isLayout == isLayout {
      // Code that runs when a property is written may have bound something else to the object, or let go of it.
      guard isNewest(), binding.isBound, let owner = object.owner else { continue }
      binding.show(on: owner)
    }
  }
}
