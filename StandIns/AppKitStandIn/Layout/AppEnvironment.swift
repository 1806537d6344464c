import Synchronization

/// What the system says about the app that runs; tests change it.
enum AppEnvironment {
  private static let direction = Mutex(NSUserInterfaceLayoutDirection.leftToRight)

  /// The direction of the language in which the app was launched.
  static var launchDirection: NSUserInterfaceLayoutDirection {
    get { direction.withLock { $0 } }
    set { direction.withLock { $0 = newValue } }
  }
}
