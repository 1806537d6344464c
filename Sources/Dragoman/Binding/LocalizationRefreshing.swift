/// An object that does something of its own after its bound properties have been written in a new language.
///
/// It is called for objects that have something bound to them.
@MainActor public protocol LocalizationRefreshing: AnyObject {
  /// Called on the main actor after the object's bindings.
  func localize()
}
