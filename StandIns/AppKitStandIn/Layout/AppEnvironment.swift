/// What the system says about the app that runs; tests change it.
@MainActor enum AppEnvironment {
  /// The direction of the language in which the app was launched.
  static var launchDirection: NSUserInterfaceLayoutDirection = .leftToRight
}
