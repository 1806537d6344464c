public import Foundation

/// The properties of an object as places for texts that follow the language.
///
/// Each property that holds a string, plain or attributed, optional or not, is one: `label.localized.text`, or
/// `label.localized[\.text]` with a key path at hand. Setting nil unbinds and leaves what is shown. What a person or
/// the program has written there by hand since is left alone by the next change of the language.
@MainActor @dynamicMemberLookup public struct LocalizedProperties<Object: AnyObject> {
  private let object: Object

  /// Makes the properties of an object. An adapter fixes the class with it, of whatever subclass the object is, so
  /// that a property has one key path.
  package init(_ object: Object) { self.object = object }

  // Any member that is visible elsewhere would hide a property of the same name.

  fileprivate func text(of property: AnyKeyPath) -> LocalizedText? {
    BindingRegistry.shared.existingEntry(of: object)?.bindings[.property(property)]?.text
  }

  /// Binds a text to a property whose values are made of texts and compared as strings.
  fileprivate func bind<Value>(
    _ text: LocalizedText?, to property: ReferenceWritableKeyPath<Object, Value>,
    value: @escaping @MainActor (LocalizedText) -> Value, string: @escaping @MainActor (Value) -> String?
  ) {
    let binding = text.map { text in
      TextBinding(text) { object, text in
        (object as? Object)?[keyPath: property] = value(text)
      } read: { object in
        // No `map`: its closure would ask where it runs.
        guard let object = object as? Object else { return nil }
        return .some(string(object[keyPath: property]))
      }
    }
    BindingRegistry.shared.set(binding, for: .property(property), of: object)
  }
}

extension LocalizedProperties {
  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, String>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.string) { $0 } }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, String?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.string) { $0 } }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, AttributedString>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.attributedString) { String($0.characters) } }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, AttributedString?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.attributedString) { $0.map { String($0.characters) } } }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, NSAttributedString>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.nsAttributedString, string: \.string) }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, NSAttributedString?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set { bind(newValue, to: property, value: \.nsAttributedString) { $0?.string } }
  }
}

extension LocalizedProperties {
  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, String>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }

  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, String?>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }

  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, AttributedString>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }

  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, AttributedString?>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }

  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, NSAttributedString>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }

  /// The text bound to a property.
  public subscript(dynamicMember property: ReferenceWritableKeyPath<Object, NSAttributedString?>) -> LocalizedText? {
    get { self[property] }
    nonmutating set { self[property] = newValue }
  }
}
