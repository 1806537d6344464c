import Dragoman
import Foundation
import Synchronization

/// How often the selection of the program's localizer posts a notification while something is done.
@MainActor func count(of name: Notification.Name, _ act: () -> Void) -> Int {
  let posted = Mutex(0)
  let observer = NotificationCenter.default.addObserver(
    forName: name, object: Localizer.main.selection, queue: nil
  ) { _ in posted.withLock { $0 += 1 } }
  act()
  NotificationCenter.default.removeObserver(observer)
  return posted.withLock { $0 }
}
