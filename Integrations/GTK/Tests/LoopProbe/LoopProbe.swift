import CGTK4
import DragomanGTK
import Foundation

/// A program in which GLib's loop runs on the main thread, as in every program with GTK; for the tests, which cannot
/// have such a loop. It changes the language from a background task and prints what the window shows then.
@main struct LoopProbe {
  static func main() {
    guard gtk_init_check() != 0 else { return print("no display") }
    MainQueueSource.install()
    let probe = Switch()
    probe.start()
    while !probe.isDone { g_main_context_iteration(nil, 1) }
    print(probe.report)
  }
}
