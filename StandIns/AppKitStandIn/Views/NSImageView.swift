/// A view that shows an image.
@MainActor open class NSImageView: NSControl {
  /// The image.
  open var image: NSImage?
}
