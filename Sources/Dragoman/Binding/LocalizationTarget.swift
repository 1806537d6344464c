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
  ///   - read: Reads back what is shown: what is no longer what was written has been set by hand, and stays. Nil, or
  ///     a result of nil, means that it is always written.
  ///   - write: Shows the text on the object. It gets the object, and must not capture it, which would keep it alive.
  @MainActor public func setLocalizedText(
    _ text: LocalizedText?, for slot: LocalizedSlot, read: (@MainActor (Self) -> String?)? = nil,
    write: @escaping @MainActor (Self, LocalizedText) -> Void
  ) {
    bind(text, to: .named(slot), read: read, write: write)
  }

  /// Binds a text to a key path that is no property of its own, as ``setLocalizedText(_:for:read:write:)`` does to a
  /// slot.
  @MainActor package func setLocalizedText(
    _ text: LocalizedText?, for path: AnyKeyPath, read: @escaping @MainActor (Self) -> String?,
    write: @escaping @MainActor (Self, LocalizedText) -> Void
  ) {
    bind(text, to: .property(path), read: read, write: write)
  }

  @MainActor private func bind(
    _ text: LocalizedText?, to slot: BindingSlot, read: (@MainActor (Self) -> String?)?,
    write: @escaping @MainActor (Self, LocalizedText) -> Void
  ) {
    let read = read.map { read in
      { @MainActor (object: AnyObject) -> String?? in (object as? Self).flatMap(read).map(Optional.some) }
    }
    let binding = text.map { text in
      TextBinding(
        text,
        write: { object in
          if let object = object as? Self { write(object, text) }
        }, read: read)
    }
    BindingRegistry.shared.set(binding, for: slot, of: self)
  }

  /// The text bound to a key path that is no property of its own.
  @MainActor package func localizedText(for path: AnyKeyPath) -> LocalizedText? {
    BindingRegistry.shared.existingEntry(of: self)?.bindings[.property(path)]?.text
  }

  /// Binds what is no text, such as an image, a locale or a direction, to the language of a localizer: it is written
  /// now and after each change.
  ///
  /// - Parameters:
  ///   - slot: What it is bound to; the next value or text for the same slot replaces it.
  ///   - localizer: Whose language it follows; nil is ``Localizer/main``, whichever that is then.
  ///   - isLayout: Whether it is written before texts and images are.
  ///   - write: Shows the value on the object. It gets the object, and must not capture it, which would keep it
  ///     alive. Nil unbinds and leaves what is shown.
  @MainActor public func setLocalized(
    _ slot: LocalizedSlot, by localizer: Localizer? = nil, isLayout: Bool = false,
    write: (@MainActor (Self, Localizer) -> Void)?
  ) {
    let binding = write.map { write in
      TextBinding(following: LocalizerReference(localizer), isLayout: isLayout) { object, localizer in
        if let object = object as? Self { write(object, localizer) }
      }
    }
    BindingRegistry.shared.set(binding, for: .named(slot), of: self)
  }

  /// Does something when the language changes: the language of ``Localizer/main``, or of what is bound to this object.
  ///
  /// Another ``Localizer/main`` is such a change too, from a language to the same one if it has the language of the one
  /// before.
  ///
  /// - Parameters:
  ///   - slot: The next hook for the same slot replaces this one.
  ///   - before: Whether it is done before anything on the screen is written, or after everything is.
  ///   - localizer: The one localizer whose changes count, if it is not those.
  ///   - perform: What is done. It gets the object, and must not capture it, which would keep it alive. Nil removes
  ///     the hook.
  @MainActor public func onLanguageChange(
    _ slot: LocalizedSlot = "change", before: Bool = false, of localizer: Localizer? = nil,
    perform: (@MainActor (Self, LanguageChange) -> Void)?
  ) {
    // A hook before and a hook after may have the same name.
    let slot = LocalizedSlot((before ? "before " : "after ") + slot.name, slot.index)
    guard let perform else {
      _ = BindingRegistry.shared.existingEntry(of: self)?.hooks.remove(.named(slot))
      return
    }
    let hook = ChangeHook(moment: before ? .before : .after, localizer: localizer) { object, change in
      if let object = object as? Self { perform(object, change) }
    }
    BindingRegistry.shared.hasHooks = true
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
      existingEntry(of: object)?.set(nil, for: slot)
      return
    }
    entry(of: object).set(binding, for: slot)
    // A screen speaks one language, whatever task sets it up.
    LanguageOverride.outside { binding.show(on: object) }
  }
}
