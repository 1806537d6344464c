import CGTK4

/// Makes GLib's main loop and Swift's main actor one.
///
/// While GLib's loop runs, nothing else empties the main queue, on which the main actor runs: a change of the language
/// from a background task would wait for ever.
@MainActor public enum MainQueueSource {
  /// Lets GLib's default main context run what is queued for the main actor. Further calls do nothing.
  ///
  /// Call it on the main thread, before the loop runs, from a `main` that is not `async`: inside an asynchronous one
  /// the main queue is being emptied already, and the loop would be a part of that.
  public static func install() { _ = installed }

  private static let installed: Void = MainQueue.addToDefaultContext()
}
