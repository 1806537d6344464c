public import CGTK4
public import Dragoman
import Synchronization

/// What is bound to a GLib object: a GTK widget is no object of Swift, so it owns one that stands for it.
///
/// The object owns its target, which lives exactly as long; the target refers to the object weakly. So a binding keeps
/// no widget alive, and does nothing when its widget is gone.
public final class GObjectTarget: LocalizationTarget {
  /// GLib clears it before the object goes; it has to stay at one address.
  private let reference: UnsafeMutablePointer<GWeakRef>
  /// Whether the object has been disposed of: it is empty then, even while someone holds it.
  private let isDisposed = Atomic(false)

  private init(_ object: UnsafeMutablePointer<GObject>) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, object)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The target of an object, made when it is asked for the first time.
  @MainActor public static func of(_ object: UnsafeMutablePointer<GObject>) -> GObjectTarget {
    if let data = g_object_get_data(object, name) {
      return Unmanaged<GObjectTarget>.fromOpaque(data).takeUnretainedValue()
    }
    let target = GObjectTarget(object)
    target.giveItself(to: object)
    return target
  }

  @MainActor private func giveItself(to object: UnsafeMutablePointer<GObject>) {
    let data = Unmanaged.passRetained(self).toOpaque()
    g_object_set_data_full(object, Self.name, data) { data in
      if let data { Unmanaged<GObjectTarget>.fromOpaque(data).release() }
    }
    // Disposing comes before the end of the object, and so of its data.
    let disposed: GWeakNotify = { data, _ in
      guard let data else { return }
      Unmanaged<GObjectTarget>.fromOpaque(data).takeUnretainedValue().isDisposed.store(true, ordering: .relaxed)
    }
    g_object_weak_ref(object, disposed, data)
  }

  private static let name = "dragoman-target"

  /// Calls a closure with the object, which stays alive meanwhile; nil when it is gone or has been disposed of.
  @MainActor public func withObject<Result>(_ body: (UnsafeMutablePointer<GObject>) -> Result) -> Result? {
    guard !isDisposed.load(ordering: .relaxed), let pointer = g_weak_ref_get(reference) else { return nil }
    defer { g_object_unref(pointer) }
    return body(pointer.assumingMemoryBound(to: GObject.self))
  }
}
