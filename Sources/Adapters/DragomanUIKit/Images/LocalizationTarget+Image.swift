#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
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
      _ image: LocalizedImage?, for slot: LocalizedSlot, write: @escaping @MainActor (Self, UIImage?) -> Void
    ) {
      setLocalizedImage(image, at: .named(slot), write: write)
    }

    @MainActor func setLocalizedImage(
      _ image: LocalizedImage?, at slot: BindingSlot, write: @escaping @MainActor (Self, UIImage?) -> Void
    ) {
      setLocalizedValue(image, for: slot, by: image?.localizer) { object, image, localizer in
        write(object, image.image(localizer))
      }
    }
  }
#endif
