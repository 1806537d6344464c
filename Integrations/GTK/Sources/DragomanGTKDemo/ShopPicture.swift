import CGTK4
import Dragoman
import DragomanGTK

/// The picture, which has words in it, so that each language has its own.
@MainActor enum ShopPicture {
  static func make() -> Widget? {
    let picture = gtk_picture_new()
    picture?.setLocalizedImage(.named("lamp", in: .module))
    picture?.localizedAlternativeText = .key("picture.text")
    gtk_picture_set_can_shrink(picture.map { OpaquePointer($0) }, 0)
    gtk_widget_add_css_class(picture, "picture")
    gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN)
    return picture
  }
}
