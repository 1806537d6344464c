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

  /// Binds a text to a property by the functions that write it and read it as a string.
  ///
  /// Each of them is one closure, with nothing between it and the property: at a switch ten thousand of them may be called.
  fileprivate func bind(
    _ text: LocalizedText?, to property: AnyKeyPath, write: (BoundText) -> @MainActor (AnyObject) -> Void,
    read: @escaping @MainActor (AnyObject) -> String??
  ) {
    let binding = text.map { TextBinding($0, write: write(BoundText($0)), read: read) }
    BindingRegistry.shared.set(binding, for: .property(property), of: object)
  }
}

extension LocalizedProperties {
  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, String>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.string }
      } read: {
        .some(owner($0, as: Object.self)[keyPath: property])
      }
    }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, String?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.string }
      } read: {
        .some(owner($0, as: Object.self)[keyPath: property])
      }
    }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, AttributedString>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.attributedString }
      } read: {
        String(owner($0, as: Object.self)[keyPath: property].characters)
      }
    }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, AttributedString?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.attributedString }
      } read: {
        .some(owner($0, as: Object.self)[keyPath: property].map { String($0.characters) })
      }
    }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, NSAttributedString>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.nsAttributedString }
      } read: {
        owner($0, as: Object.self)[keyPath: property].string
      }
    }
  }

  /// The text bound to a property.
  public subscript(property: ReferenceWritableKeyPath<Object, NSAttributedString?>) -> LocalizedText? {
    get { text(of: property) }
    nonmutating set {
      bind(newValue, to: property) { text in
        { owner($0, as: Object.self)[keyPath: property] = text.nsAttributedString }
      } read: {
        .some(owner($0, as: Object.self)[keyPath: property]?.string)
      }
    }
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
