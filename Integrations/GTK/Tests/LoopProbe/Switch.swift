import CGTK4
import DragomanGTK
import Foundation

/// A window whose language is changed from a background task.
@MainActor final class Switch {
  private let localizer = Localizer(
    sources: [.dictionary([.english: ["title": "Lamps"], .arabic: ["title": "مصابيح"]])], defaultLanguage: .english,
    selection: LanguageSelection(store: .memory, preferredLanguages: [.english]))
  private let label = gtk_label_new(nil)
  private let window = gtk_window_new()
  private(set) var isDone = false
  private var idleTime = Double.infinity

  /// The text, the direction, and whether the loop sleeps then.
  var report: String {
    let text = gtk_label_get_text(label.map { OpaquePointer($0) }).map { String(cString: $0) } ?? ""
    let direction = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL ? "right-to-left" : "left-to-right"
    return "\(text) \(direction) \(idleTime <= Self.restless ? "asleep" : "busy for \(idleTime) s")"
  }

  func start() {
    DefaultDirection.follow(localizer)
    label?.localizedLabel = localizer.text("title")
    window?.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_child($0, label)
      gtk_window_present($0)
    }
    // Nothing else wakes the loop: if the main queue did not, the window would never change.
    Task.detached { [self] in
      try await Task.sleep(for: .milliseconds(300))
      try localizer.select(.arabic)
      await localizer.refreshed()
      await rest()
    }
  }

  /// Lets the loop sleep, and measures for how long it does not. Drawing takes its time first.
  private func rest() async {
    for _ in 0..<10 where idleTime > Self.restless {
      let start = clock()
      try? await Task.sleep(for: .milliseconds(500))
      idleTime = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    isDone = true
  }

  /// The most that half a second of sleep costs: a loop that never sleeps costs all of it.
  private static let restless = 0.05
}
