/// The object of a binding as what it was bound as.
///
/// Invariant: a binding is shown on no object but the one that it was made for. A checked cast would count a reference,
/// which is slow for an object that is referred to weakly, several times for each text.
@inline(__always) func owner<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
  unsafeDowncast(object, to: type)
}
