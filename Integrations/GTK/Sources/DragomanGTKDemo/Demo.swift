import CGTK4
import Dragoman
import DragomanGTK

/// A window of a small lamp shop that speaks three languages.
@main struct Demo {
  static func main() {
    MainQueueSource.install()
    Localizer.main = ShopTexts.localizer
    // The choice of the program's language is the localizer's, so the application needs no bus to be one of a kind on.
    let application = gtk_application_new("dev.dragoman.gtk-demo", G_APPLICATION_NON_UNIQUE)
    defer { g_object_unref(application) }
    Signal.connect("activate", of: application) { ShopWindow.show(in: application) }
    let status = application.map { g_application_run(asApplication($0), 0, nil) }
    if status != 0 { fatalError("the window could not be shown") }
  }

  private static func asApplication(
    _ application: UnsafeMutablePointer<GtkApplication>
  ) -> UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
  }
}
