#if !os(macOS) && !os(watchOS)
  public import Dragoman
  public import Foundation
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  /// The texts and images of a value that an object has, such as a button's configuration: places for what follows the
  /// language.
  ///
  /// A value cannot be bound, so what is in it is bound to the object that has it: `button.localizedConfiguration.title`.
  /// Set the value first; when it is replaced by another, it is written there with the next change of the language, or
  /// when it is bound again.
  ///
  /// A class of one's own with a value of its own has such places with one line:
  ///
  ///     extension Card { var localizedFace: LocalizedParts<Card, Face, Face> { LocalizedParts(self, \.face) } }
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

    /// The image bound to a property of the value; nil unbinds it.
    public subscript(dynamicMember property: WritableKeyPath<Part, UIImage?>) -> LocalizedImage? {
      get { owner.localizedValue(for: .property(path(to: property))) }
      nonmutating set {
        let path = path(to: property)
        owner.setLocalizedImage(newValue, at: .property(path)) { $0[keyPath: path] = $1 }
      }
    }

    /// What is in a value within the value: `viewController.localizedContentUnavailable.button.title`.
    @_disfavoredOverload
    public subscript<Inner>(
      dynamicMember property: WritableKeyPath<Part, Inner>
    ) -> LocalizedParts<Owner, Whole, Inner> {
      LocalizedParts<Owner, Whole, Inner>(owner: owner, whole: whole, part: part.appending(path: property))
    }
  }

  extension LocalizedParts where Whole == Part {
    /// Makes the places of a value that an object has, or has sometimes.
    public init(_ owner: Owner, _ whole: ReferenceWritableKeyPath<Owner, Whole?>) {
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
