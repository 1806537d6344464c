public import CGTK4
import Dragoman
import Foundation

@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Binds an image to a `GtkPicture` or a `GtkImage`; nil unbinds and leaves what is shown.
  public func setLocalizedImage(_ image: LocalizedImage?) {
    let target = GObjectTarget.of(self)
    guard let image else { return target.setLocalized("image", write: nil) }
    target.setLocalized("image", by: image.localizer) { target, localizer in
      target.withObject { ImageFile.show(image.file(localizer)?.path, on: $0) }
    }
  }
}

private enum ImageFile {
  static func show(_ path: String?, on object: UnsafeMutablePointer<GObject>) {
    if GObjectType.isA(object, gtk_picture_get_type()) {
      gtk_picture_set_filename(OpaquePointer(object), path)
    } else if GObjectType.isA(object, gtk_image_get_type()) {
      gtk_image_set_from_file(OpaquePointer(object), path)
    }
  }
}
