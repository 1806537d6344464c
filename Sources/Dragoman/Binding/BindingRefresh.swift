/// Writes all bindings that a change concerns, those of the layout first.
///
/// Before that all are compared with what they last wrote, and only those that are untouched are written: a property can
/// be another one's too (the title of a view controller is its tab's), and writing one must not make the other look as
/// if a person had.
@MainActor struct BindingRefresh {
  private let objects: [BoundObject]
  private let isNewest: () -> Bool
  /// What is to be written is marked with it: lists would count references to all of it.
  private let number: Int
  private var hasLayout = false
  /// Whether there are entries of objects that are gone.
  private(set) var hasGone = false

  private static var count = 0

  /// Finds what is to be written.
  init(_ objects: [BoundObject], concern: LanguageConcern, isNewest: @escaping () -> Bool) {
    self.objects = objects
    self.isNewest = isNewest
    Self.count += 1
    number = Self.count
    for object in objects { mark(object, concern) }
  }

  func run() {
    if hasLayout { for object in objects where object.refresh == number { show(object, isLayout: true) } }
    for object in objects where object.refresh == number {
      guard isNewest() else { return }
      show(object, isLayout: false)
      object.refreshOwner()
    }
  }

  private mutating func mark(_ object: BoundObject, _ concern: LanguageConcern) {
    guard let owner = object.owner else {
      hasGone = true
      return
    }
    if let binding = object.bindings.soleValue { return mark(binding, of: object, owner, concern) }
    let bindings = object.bindings
    for place in bindings.places {
      if let binding = bindings.value(at: place) { mark(binding, of: object, owner, concern) }
    }
  }

  private mutating func mark(
    _ binding: TextBinding, of object: BoundObject, _ owner: AnyObject, _ concern: LanguageConcern
  ) {
    guard binding.depends(on: concern) else { return }
    object.refresh = number
    guard binding.isUntouched(on: owner) else { return }
    binding.refresh = number
    if binding.isLayout { hasLayout = true }
  }

  private func show(_ object: BoundObject, isLayout: Bool) {
    if let binding = object.bindings.soleValue { return show(binding, of: object, isLayout: isLayout) }
    // Code that runs when a property is written may bind something else to the object.
    let bindings = object.bindings
    for place in bindings.places {
      if let binding = bindings.value(at: place) { show(binding, of: object, isLayout: isLayout) }
    }
  }

  private func show(_ binding: TextBinding, of object: BoundObject, isLayout: Bool) {
    guard binding.refresh == number, binding.isLayout == isLayout, isNewest(), binding.isBound,
      let owner = object.owner
    else { return }
    binding.show(on: owner)
  }
}
