import CGTK4

/// Connects closures to signals that want no answer. A closure goes with its object.
@MainActor package enum Signal {
  /// Connects to a signal, whatever it says.
  package static func connect(
    _ name: String, of object: UnsafeMutableRawPointer?, perform: @escaping @MainActor () -> Void
  ) {
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void = { Handler.call($0, "") }
    connect(name, of: object, unsafeBitCast(function, to: GCallback.self)) { _ in perform() }
  }

  /// Connects to a signal whose first argument is a variant with a text in it.
  static func connect(_ name: String, of object: OpaquePointer, perform: @escaping @MainActor (String) -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = { handler, variant in
      guard let text = g_variant_get_string(variant, nil) else { return }
      Handler.call(handler, String(cString: text))
    }
    connect(name, of: UnsafeMutableRawPointer(object), unsafeBitCast(function, to: GCallback.self), perform)
  }

  private static func connect(
    _ name: String, of object: UnsafeMutableRawPointer?, _ callback: GCallback,
    _ perform: @escaping @MainActor (String) -> Void
  ) {
    let handler = Unmanaged.passRetained(Handler(perform)).toOpaque()
    let release: GClosureNotify = { handler, _ in
      if let handler { Unmanaged<Handler>.fromOpaque(handler).release() }
    }
    // Swapped, so that the handler comes first however many arguments the signal has.
    g_signal_connect_data(object, name, callback, handler, release, G_CONNECT_SWAPPED)
  }
}

private final class Handler: Sendable {
  private let perform: @MainActor (String) -> Void

  init(_ perform: @escaping @MainActor (String) -> Void) {
    self.perform = perform
  }

  static func call(_ pointer: UnsafeMutableRawPointer?, _ text: String) {
    guard let pointer else { return }
    let handler = Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue()
    MainActor.assumeIsolated { handler.perform(text) }
  }
}
