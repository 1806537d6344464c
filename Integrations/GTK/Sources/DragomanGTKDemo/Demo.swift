import CGTK4
import Dragoman
import DragomanGTK
import Foundation

/// A window of a small lamp shop that speaks three languages.
@main struct Demo {
  static func main() {
    MainQueueSource.install()
    Localizer.main = ShopTexts.localizer
    exit(run())
  }

  @MainActor private static func run() -> Int32 {
    // Each start opens a window of its own, whatever other demo is open.
    guard let application = gtk_application_new("dev.dragoman.gtk-demo", G_APPLICATION_NON_UNIQUE) else { return 1 }
    defer { g_object_unref(application) }
    Signal.connect("activate", of: application) { ShopWindow.show(in: application) }
    return application.withMemoryRebound(to: GApplication.self, capacity: 1) { g_application_run($0, 0, nil) }
  }
}
