extension LocalizationTarget {
  /// The value that is bound to a place and is no text, as an adapter's image is.
  @MainActor package func localizedValue<Value>(for slot: BindingSlot, as type: Value.Type = Value.self) -> Value? {
    BindingRegistry.shared.existingEntry(of: self)?.bindings[slot]?.value as? Value
  }

  /// Binds a value that is no text to the language of a localizer: it is written now and after each change.
  ///
  /// The value goes with its binding, so that a place never says it has what something else has replaced.
  @MainActor package func setLocalizedValue<Value>(
    _ value: Value?, for slot: BindingSlot, by localizer: Localizer?,
    write: @escaping @MainActor (Self, Value, Localizer) -> Void
  ) {
    let binding = value.map { value in
      TextBinding(following: LocalizerReference(localizer), isLayout: false, value: value) { object, localizer in
        if let object = object as? Self { write(object, value, localizer) }
      }
    }
    BindingRegistry.shared.set(binding, for: slot, of: self)
  }
}
