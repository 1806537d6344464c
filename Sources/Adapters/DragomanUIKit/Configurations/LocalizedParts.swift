#if !os(macOS) && !os(watchOS)
  public import Dragoman
  public import Foundation

  /// The texts of a value that an object has, such as a button's configuration: places for texts that follow the
  /// language.
  ///
  /// A value cannot be bound, so its texts are bound to the object that has it: `button.localizedConfiguration.title`.
  /// Set the value first; when it is replaced by another, its texts are written there with the next change of the
  /// language, or when they are bound again.
  @MainActor @dynamicMemberLookup public struct LocalizedParts<Owner: LocalizationTarget, Whole, Part> {
    let owner: Owner
    let whole: ReferenceWritableKeyPath<Owner, Whole?>
    let part: WritableKeyPath<Whole, Part>

    /// The text bound to a property of the value; nil unbinds it.
    public subscript(dynamicMember property: WritableKeyPath<Part, String?>) -> LocalizedText? {
      get { text(of: property) }
      nonmutating set { bind(newValue, to: property, value: \.string) { $0 } }
    }

    /// The text bound to a property of the value; nil unbinds it.
    public subscript(dynamicMember property: WritableKeyPath<Part, AttributedString?>) -> LocalizedText? {
      get { text(of: property) }
      nonmutating set { bind(newValue, to: property, value: \.attributedString) { String($0.characters) } }
    }

    /// The text bound to a property of the value; nil unbinds it.
    public subscript(dynamicMember property: WritableKeyPath<Part, NSAttributedString?>) -> LocalizedText? {
      get { text(of: property) }
      nonmutating set { bind(newValue, to: property, value: \.nsAttributedString, string: \.string) }
    }

    /// The texts of a value within the value: `viewController.localizedContentUnavailable.button.title`.
    @_disfavoredOverload
    public subscript<Inner>(
      dynamicMember property: WritableKeyPath<Part, Inner>
    ) -> LocalizedParts<Owner, Whole, Inner> {
      LocalizedParts<Owner, Whole, Inner>(owner: owner, whole: whole, part: part.appending(path: property))
    }
  }

  extension LocalizedParts where Whole == Part {
    init(_ owner: Owner, _ whole: ReferenceWritableKeyPath<Owner, Whole?>) {
      self.init(owner: owner, whole: whole, part: \.self)
    }
  }

  extension LocalizedParts {
    private func path<Value>(to property: WritableKeyPath<Part, Value?>) -> ReferenceWritableKeyPath<Owner, Value?> {
      \Owner.[whole, part.appending(path: property)]
    }

    private func text<Value>(of property: WritableKeyPath<Part, Value?>) -> LocalizedText? {
      owner.localizedText(for: path(to: property))
    }

    private func bind<Value>(
      _ text: LocalizedText?, to property: WritableKeyPath<Part, Value?>,
      value: @escaping @MainActor (LocalizedText) -> Value, string: @escaping @MainActor (Value) -> String
    ) {
      let path = path(to: property)
      // A value without the text is a new one, to which the text has not been written yet.
      owner.setLocalizedText(text, for: path) { owner in
        owner[keyPath: path].map(string)
      } write: { owner, text in
        owner[keyPath: path] = value(text)
      }
    }
  }

  extension LocalizationTarget {
    /// A property of a value that the object may have, as one key path, which an optional cannot be a part of.
    fileprivate subscript<Whole, Value>(
      whole: ReferenceWritableKeyPath<Self, Whole?>, property: WritableKeyPath<Whole, Value?>
    ) -> Value? {
      get { self[keyPath: whole]?[keyPath: property] }
      set { self[keyPath: whole]?[keyPath: property] = newValue }
    }
  }
#endif
