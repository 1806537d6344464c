/// What of an object is bound: a property, or a slot with a name.
///
/// Two key paths of one property whose roots differ (a class and its superclass) are two slots: nothing in them can
/// be compared. Texts are written in the order in which they were bound, so that the last one stands.
package enum BindingSlot: Hashable {
  case property(AnyKeyPath)
  case named(LocalizedSlot)

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    // Most often it is the very same object, which is cheaper to see.
    case (.property(let left), .property(let right)): left === right || left == right
    case (.named(let left), .named(let right)): left == right
    default: false
    }
  }
}
