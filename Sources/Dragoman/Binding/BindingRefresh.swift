/// Writes all bindings that a change concerns, those of the layout first.
///
/// Before that all are compared with what they last wrote, and only those that are untouched are written: a property can
/// be another one's too (the title of a view controller is its tab's), and writing one must not make the other look as
/// if a person had.
@MainActor struct BindingRefresh {
  private let concern: LanguageConcern
  private let isNewest: () -> Bool
  /// The objects with a binding that is concerned, and where in the list theirs are.
  private var pending: [(object: BoundObject, places: Range<Int>)] = []
  /// Those that are to be written, of one object after the other.
  private var bindings: [TextBinding] = []
  private var hasLayout = false
  /// Whether there are entries of objects that are gone.
  private(set) var hasGone = false

  init(_ objects: [BoundObject], concern: LanguageConcern, isNewest: @escaping () -> Bool) {
    self.concern = concern
    self.isNewest = isNewest
    for object in objects { add(object) }
  }

  func run() {
    if hasLayout { for (object, places) in pending { show(places, of: object, isLayout: true) } }
    for (object, places) in pending {
      guard isNewest() else { return }
      show(places, of: object, isLayout: false)
      object.refreshOwner()
    }
  }

  private mutating func add(_ object: BoundObject) {
    guard let owner = object.owner else {
      hasGone = true
      return
    }
    let start = bindings.count
    var isConcerned = false
    for binding in object.bindings.values where binding.depends(on: concern) {
      isConcerned = true
      if binding.isUntouched(on: owner) { add(binding) }
    }
    if isConcerned { pending.append((object, start..<bindings.count)) }
  }

  private mutating func add(_ binding: TextBinding) {
    bindings.append(binding)
    if binding.isLayout { hasLayout = true }
  }

  private func show(_ places: Range<Int>, of object: BoundObject, isLayout: Bool) {
    for binding in bindings[places] where binding.isLayout == isLayout {
      // Code that runs when a property is written may have let go of the object, or bound something else to it.
      guard isNewest(), binding.isBound, let owner = object.owner else { continue }
      binding.show(on: owner)
    }
  }
}
