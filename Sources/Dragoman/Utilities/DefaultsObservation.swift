#if canImport(ObjectiveC)
  import Foundation

  /// Tells when a value in some defaults changes, in this process or another, by key-value observing.
  final class DefaultsObservation: NSObject {
    private let defaults: UserDefaults
    private let key: String
    private let continuation: AsyncStream<Void>.Continuation

    /// An element for each change; the observation ends with the stream.
    static func changes(of key: String, in defaults: UserDefaults) -> AsyncStream<Void> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let observation = DefaultsObservation(defaults, key: key, continuation)
        defaults.addObserver(observation, forKeyPath: key, options: [], context: nil)
        // Held by the closure until the stream ends, and taken off there.
        continuation.onTermination = { _ in observation.stop() }
      }
    }

    private init(_ defaults: UserDefaults, key: String, _ continuation: AsyncStream<Void>.Continuation) {
      self.defaults = defaults
      self.key = key
      self.continuation = continuation
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      continuation.yield()
    }

    private func stop() { defaults.removeObserver(self, forKeyPath: key) }
  }

  // Nothing in it changes after it is made; UserDefaults may be used on any thread.
  extension DefaultsObservation: @unchecked Sendable {}
#endif
