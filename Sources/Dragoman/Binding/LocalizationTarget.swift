/// A class whose objects can have texts bound to them: `extension Gauge: LocalizationTarget {}` is all it takes.
///
/// A binding lasts as long as its object, which it does not keep alive.
public protocol LocalizationTarget: AnyObject {}

extension LocalizationTarget {
  /// The object's properties as places for texts that follow the language: `gauge.localized.caption = .key("speed", 3)`.
  ///
  /// Setting nil unbinds and leaves what is shown.
  @MainActor public var localized: LocalizedProperties<Self> { LocalizedProperties(self) }

  /// The text bound to a slot.
  @MainActor public func localizedText(for slot: LocalizedSlot) -> LocalizedText? {
    BindingRegistry.shared.existingEntry(of: self)?.bindings[.named(slot)]?.text
  }

  /// Binds a text to a slot: it is written now and after each change of the language.
  ///
  /// - Parameters:
  ///   - text: The text; nil unbinds and leaves what is shown.
  ///   - slot: What it is bound to; the next text for the same slot replaces it.
  ///   - write: Shows the text on the object. It gets the object, and must not capture it, which would keep it alive.
  @MainActor public func setLocalizedText(
    _ text: LocalizedText?, for slot: LocalizedSlot, write: @escaping @MainActor (Self, LocalizedText) -> Void
  ) {
    let binding = text.map { text in
      TextBinding(text) { object, text in
        if let object = object as? Self { write(object, text) }
      }
    }
    BindingRegistry.shared.set(binding, for: .named(slot), of: self)
  }

  /// Does something when the language changes: the language of ``Localizer/main``, or of a text bound to this object.
  ///
  /// - Parameters:
  ///   - slot: The next hook for the same slot replaces this one.
  ///   - before: Whether it is done before anything on the screen is written, or after everything is.
  ///   - perform: What is done. It gets the object, and must not capture it, which would keep it alive.
  @MainActor public func onLanguageChange(
    _ slot: LocalizedSlot = "change", before: Bool = false,
    perform: @escaping @MainActor (Self, LanguageChange) -> Void
  ) {
    let hook = ChangeHook(moment: before ? .before : .after) { object, change in
      if let object = object as? Self { perform(object, change) }
    }
    // A hook before and a hook after may have the same name.
    let slot = LocalizedSlot((before ? "before " : "after ") + slot.name, slot.index)
    _ = BindingRegistry.shared.entry(of: self).hooks.set(hook, for: .named(slot))
  }

  /// Unbinds everything from the object and leaves what is shown.
  @MainActor public func removeLocalization() {
    BindingRegistry.shared.remove(self)
  }
}

extension BindingRegistry {
  /// Binds and shows a text, or unbinds a slot.
  func set(_ binding: TextBinding?, for slot: BindingSlot, of object: AnyObject) {
    guard let binding else {
      _ = existingEntry(of: object)?.bindings.remove(slot)
      return
    }
    _ = entry(of: object).bindings.set(binding, for: slot)
    // A screen speaks one language, whatever task sets it up.
    LanguageOverride.$scope.withValue(nil) { binding.show(on: object) }
  }
}
