#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension LocalizationTarget {
    /// The image bound to a slot.
    @MainActor public func localizedImage(for slot: LocalizedSlot) -> LocalizedImage? {
      localizedValue(for: .named(slot))
    }

    /// Binds an image to a slot: it is written now and after each change of the language.
    ///
    /// - Parameters:
    ///   - image: The image; nil unbinds and leaves what is shown.
    ///   - slot: What it is bound to; the next image for the same slot replaces it.
    ///   - write: Shows the image on the object. It gets the object, and must not capture it, which would keep it alive.
    @MainActor public func setLocalizedImage(
      _ image: LocalizedImage?, for slot: LocalizedSlot, write: @escaping @MainActor (Self, NSImage?) -> Void
    ) {
      setLocalizedValue(image, for: .named(slot), by: image?.localizer) { object, image, localizer in
        write(object, image.image(localizer))
      }
    }
  }
#endif
