/// An object that does something of its own after its bound properties have been written in a new language.
///
/// It is called for objects that have something bound to them, and when a key is set.
@MainActor public protocol LocalizationRefreshing: AnyObject {
  /// Called on the main actor after the object's bindings.
  func localize()
}

extension LocalizationTarget {
  /// Calls the object's own `localize()`, if it has one, since a key has been set.
  @MainActor package func refreshForKey() {
    BindingRegistry.shared.existingEntry(of: self)?.refreshOwnerForKey()
  }
}
