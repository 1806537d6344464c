public import Dragoman

extension GObjectTarget {
  /// The text bound to a property of the object.
  @MainActor public func localizedText(forProperty name: String) -> LocalizedText? {
    localizedText(for: LocalizedSlot(name))
  }

  /// Binds a text to a property of the object, such as `label` or `tooltip-text`: it is written now and after each
  /// change of the language, unless something else has been written there meanwhile.
  ///
  /// - Parameters:
  ///   - text: The text; nil unbinds and leaves what is shown.
  ///   - name: The property as the documentation of the object's class names it. Its value has to be text.
  @MainActor public func setLocalizedText(_ text: LocalizedText?, forProperty name: String) {
    let property = TextProperty(name: name)
    setLocalizedText(text, for: LocalizedSlot(name)) { target in
      target.withObject { property.read(from: $0) } ?? nil
    } write: { target, text in
      target.withObject { property.write(text.string, to: $0) }
    }
  }
}
